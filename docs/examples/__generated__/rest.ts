// Made by `npm run generate` from the OpenAPI document; npx openapi-typescript http://localhost:4000/api/v1/openapi.json makes the same.

export interface paths {
    "/auth/verify-email/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the account of a confirmation link
         * @description Lets the user check that they created the account before they confirm its address.
         */
        post: operations["postAuthVerifyEmailCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address
         * @description Open to anyone with the link; does not sign in. A link works once, for 24 hours, and only for the address that it was sent to. Used and expired links return `link_expired`. At most 120 attempts per hour and network.
         */
        post: operations["postAuthVerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation email
         * @description Requires a session; access tokens are refused. The link is valid for 24 hours, and earlier links remain valid. At most 5 emails an hour.
         */
        post: operations["postAuthSendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Requires a session and the current password. Ends all other sessions and, by default, revokes all access tokens.
         */
        post: operations["postAuthChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account and its settings
         * @description Returns the data of GET /auth/me with the time zone, language, theme and the self-description for the assistant. Works with sessions and access tokens.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Permanent: call GET /export first. Requires a session and the password; access tokens are refused. Deletes conversations, knowledge, memories, the profile and visitors’ messages to the twin immediately, and files within minutes. Ends all sessions and access tokens.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change account settings
         * @description Omitted fields stay unchanged. To change names or the picture, use the profile endpoints.
         */
        patch: operations["patchAccount"];
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active sessions
         * @description Requires a session; access tokens are refused. Returns at most 100 sessions, most recently active first. A session expires 30 days after it was last extended by use.
         */
        get: operations["getAccountSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description The session of the request stays; end it with POST /auth/logout.
         */
        delete: operations["deleteAccountSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End another session
         * @description Closes the session’s open streams. The session of the request can’t be ended here (`current_session`); use POST /auth/logout. A session that has already ended returns 404.
         */
        delete: operations["deleteAccountSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List access tokens
         * @description Returns the newest tokens first, including expired ones. Secrets are never returned. Requires a session.
         */
        get: operations["getAccountAccessTokens"];
        put?: never;
        /**
         * Create an access token
         * @description Notifies the owner. Tokens can do everything except change account security. Requires a session.
         */
        post: operations["postAccountAccessTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/access-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an access token
         * @description Requires a session: access tokens can’t revoke themselves or others. Closes the token’s open streams; its next request returns 401. Revoking a token twice returns 404.
         */
        delete: operations["deleteAccountAccessTokensById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Needs no session; at most 300 times per hour and network. The response signs in with a session cookie and contains a `token` for clients without cookies. A taken username or email address returns `username_taken` or `email_taken`. Guest conversations with twins move to the new account. On servers that require confirmed addresses, a confirmation email is sent.
         */
        post: operations["postAuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Needs no session. Unknown addresses and wrong passwords return the same error (`wrong_credentials`). At most 10 attempts in 15 minutes per account and network. Guest conversations with twins move to the account.
         */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description The cheapest way to check a session or access token: invalid ones return 401. For account settings, see GET /account.
         */
        get: operations["getAuthMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the session token
         * @description Requires a session; access tokens are refused. The token of the request stops working, and the new one is valid for 30 days. Open streams stay open. Only clients with bearer tokens need this: cookies are extended automatically.
         */
        post: operations["postAuthRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the cookie or bearer token, closes its open streams and clears the cookies. Repeating the call succeeds. Access tokens are refused; revoke them with DELETE /account/access-tokens/{id}.
         */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a username is available
         * @description Made for forms that check while the user types. Checks the format, reserved names, and current usernames and those given up within the last year. With a session, the caller’s own former usernames are available. Does not reserve the name. At most 120 times per minute and network.
         */
        post: operations["postAuthCheckUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an email address is available
         * @description Made for sign-up forms. Checks the format and whether an account uses the address. At most 20 times per minute and 100 times per hour and network.
         */
        post: operations["postAuthCheckEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset email
         * @description Needs no session. The response does not reveal whether the account exists. The link works once, for an hour. At most 5 emails per account and hour; further calls return the same response and send nothing.
         */
        post: operations["postAuthForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password
         * @description Open to anyone with the emailed link; does not sign in. Used links and links older than an hour return `link_expired`. At most 60 attempts per hour and network.
         */
        post: operations["postAuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/finish-onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete or skip onboarding
         * @description Sets `is_onboarded`, so that the app opens with a conversation instead of the onboarding questions. Repeating the call changes nothing.
         */
        post: operations["postProfileFinishOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all account data
         * @description Returns a ZIP file with profile.json, knowledge.json, memories.json, memory-proposals.json, memory-rules.json, notifications.json, every conversation in threads/ as Markdown and JSON, and uploaded files in files/.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search conversations
         * @description Searches the names and messages of the caller’s own conversations, including Profile Pal. Name matches come first, then message matches, newest first. If no result contains every word, approximate matches are included. Results are not paginated; use `limit` to request more.
         */
        get: operations["getChatThreadsSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Returns the caller’s own conversations, most recently active first by default. Conversations that visitors had with the caller’s twin are in GET /twin-conversations. In the default order, a thread moves to the top with each message and may be missing from later pages; unchanged threads are listed exactly once. To see moved threads, request the first page again.
         */
        get: operations["getChatThreads"];
        put?: never;
        /**
         * Start a conversation
         * @description Starts an empty conversation without asking the assistant anything. To send a message, use POST /chat/stream, which also starts conversations. Conversations that are still empty after a day are deleted. Each user has one conversation with Profile Pal; starting it again returns the existing one.
         */
        post: operations["postChatThreads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversation
         * @description Returns the name, counts and previews of a conversation. Available to its owner or guest; returns 404 for all other callers. Its messages are in GET /chat/threads/{id}/history.
         */
        get: operations["getChatThreadsById"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Permanently deletes a conversation with its messages and files. Its active answer is stopped. Repeating the call returns 404. To delete several conversations, use POST /chat/threads/delete.
         */
        delete: operations["deleteChatThreadsById"];
        options?: never;
        head?: never;
        /**
         * Rename a conversation
         * @description The name is no longer replaced automatically. Conversations outside the list, such as Profile Pal, and guest conversations cannot be renamed and return `name_kept`.
         */
        patch: operations["patchChatThreadsById"];
        trace?: never;
    };
    "/chat/threads/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the steps of a conversation
         * @description Counts user messages and answers. Available to the owner or guest of the conversation.
         */
        get: operations["getChatThreadsByIdCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the answers in a conversation as seen
         * @description Sets `viewed_at` on finished answers that have none. Reading the history does not set it. Repeating the call has no effect.
         */
        post: operations["postChatThreadsByIdViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a conversation with the private assistant
         * @description Same as POST /chat/threads without an agent, but returns only the ID. Conversations that are still empty after a day are deleted.
         */
        post: operations["postChatStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/profile-pal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the conversation with Profile Pal
         * @description Returns the caller’s conversation with Profile Pal, if it was started. Each user has at most one.
         */
        get: operations["getChatProfilePal"];
        put?: never;
        /**
         * Open the conversation with Profile Pal
         * @description Starts the conversation if necessary. Profile Pal sends the first message in the user’s app language and proposes profile changes. Repeated and concurrent calls return the same conversation.
         */
        post: operations["postChatProfilePal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete several conversations
         * @description Permanently deletes all of the conversations, or none if any of them does not exist. Active answers in them are stopped.
         */
        post: operations["postChatThreadsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description Returns one step of a conversation. Webhook events about answers include the step ID.
         */
        get: operations["getChatStepsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the messages of a conversation
         * @description Returns messages oldest first. By default, returns the latest messages; use `offset` to start at a position, or `around` to center on one. Positions have no gaps and do not change, so paging by `offset` is stable while messages are added. Only replacing the last message removes positions. An answer in progress is included with its stored text.
         */
        get: operations["getChatThreadsByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a conversation
         * @description Available to the owner or guest of the conversation. The file is streamed, so conversations of any length can be exported. To export everything, use GET /export.
         */
        get: operations["getChatThreadsByIdExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversation imports
         * @description Returns the caller’s 50 most recent imports, newest first, with their status and any error. Excludes imports that were undone.
         */
        get: operations["getChatImports"];
        put?: never;
        /**
         * Import conversations from ChatGPT or Claude
         * @description Imports every conversation in the export, with its title and dates. Conversations that were imported before are left unchanged. If the file cannot be read, nothing is imported. The import runs in the background.
         */
        post: operations["postChatImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversation import
         * @description Use GET /events to follow the progress of an import. Returns 404 once the import has been undone.
         */
        get: operations["getChatImportsById"];
        put?: never;
        post?: never;
        /**
         * Undo a conversation import
         * @description Deletes the conversations that the import added, then the import, in the background. Conversations with newer messages are kept. A running import is stopped.
         */
        delete: operations["deleteChatImportsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/starters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversation starters
         * @description Returns up to 3 of the caller’s newest notes, stories and memories as suggestions for an empty chat.
         */
        get: operations["getChatStarters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a run
         * @description Returns the status of an answer and the IDs of its conversation and messages. Webhook events about answers include the run ID.
         */
        get: operations["getChatRunsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/runs/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an answer
         * @description Available to the owner or guest of the conversation. The text written so far is kept, and streams that follow the answer end. Has no effect if the answer has already ended, so the call can be repeated safely.
         */
        post: operations["postChatRunsByIdStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/runs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Regenerate the last answer in a conversation
         * @description Works only for the last answer in a conversation, whether or not it failed. The previous answer is deleted. Refused once the daily message limit has been reached. Repeating a `client_id` returns the run of the earlier call.
         */
        post: operations["postChatRunsByIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the last message in a conversation
         * @description Works only for the caller’s last message in the conversation. The message and its answer are deleted; attachments are kept. Refused once the daily message limit has been reached. Repeating a `client_id` returns the run of the earlier call.
         */
        post: operations["postChatStepsByIdResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a message and follow its answer
         * @description For EventSource. With the Last-Event-ID header, nothing is sent and the answer resumes after that event; `thread_id` is optional then. Without `input`, the newest answer in the thread is followed. With a cookie, `Accept: text/event-stream` is required. The first bytes are an `id:` line, written as soon as the message is stored and before the answer starts. A connection lost before then reconnects without Last-Event-ID: pass a `client_id` so that the message is not sent twice.
         */
        get: operations["getChatStream"];
        put?: never;
        /**
         * Send a long message and follow its answer
         * @description With `input`, sends a message and returns its answer as server-sent events. Without it, follows the newest answer in the thread. The first bytes are an `id:` line, written once the message is stored. If the connection is lost, repeat the request with that ID as Last-Event-ID: the message is not sent again, and the missed events follow. Counts toward the daily message limit.
         */
        post: operations["postChatStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files
         * @description Uploads files to attach to a message. Either all files are stored or none. Files other than images are read before the response is sent, and warnings tell how much of each file the assistant can use. Files that are not sent within a day are deleted.
         */
        post: operations["postUploadFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Returns a file of the caller. Images and PDFs are served inline; all other files as attachments.
         */
        get: operations["getFilesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations with the caller’s twin
         * @description Returns conversations of visitors, most recently active first. Inactive guest conversations are deleted after some time.
         */
        get: operations["getTwinConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation with the caller’s twin
         * @description Returns messages oldest first: the latest ones, those from `offset`, or those around a position. Read-only.
         */
        get: operations["getTwinConversationsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List unanswered questions
         * @description Returns questions that the caller’s twin could not answer, most recently asked first. A question is closed when a public note or story is created with its `answers_question`.
         */
        get: operations["getTwinQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-questions/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss an unanswered question
         * @description For questions that have been answered or do not need an answer. The conversation is kept. The question is listed again if it is asked again.
         */
        post: operations["postTwinQuestionsDismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List memories
         * @description Returns the caller’s active memories, newest first by default. In the default order, pages neither repeat nor skip memories.
         */
        get: operations["getMemories"];
        put?: never;
        /**
         * Add a memory
         * @description Memories that it contradicts are superseded and listed in `earlier`. The text of an existing memory returns `memory_known`. Passwords, keys and card numbers are refused.
         */
        post: operations["postMemories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a memory
         * @description Includes superseded memories, whose `superseded_by` is the ID of the newer one.
         */
        get: operations["getMemoriesById"];
        put?: never;
        post?: never;
        /**
         * Forget a memory
         * @description Permanent. Removes quotes of it from answers and the memories it superseded. The source conversation stays.
         */
        delete: operations["deleteMemoriesById"];
        options?: never;
        head?: never;
        /**
         * Correct a memory
         * @description Available only to the owner. The new text is immediately searchable. Passwords, keys and card numbers are refused.
         */
        patch: operations["patchMemoriesById"];
        trace?: never;
    };
    "/memories/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two memories
         * @description Replaces the text of one memory and forgets the other.
         */
        post: operations["postMemoriesByIdMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending memory proposals
         * @description Oldest first. Nothing is created or forgotten until the owner accepts the proposal. `has_untrusted_content` tells whether the assistant had read untrusted content, such as an attached file.
         */
        get: operations["getMemoryProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory-proposals/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a memory proposal
         * @description Creates or forgets the memory. A proposal can be decided once; a second decision answers 404.
         */
        post: operations["postMemoryProposalsByIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory-proposals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a memory proposal
         * @description Creates and forgets nothing. A proposal can be decided once; a second decision answers 404.
         */
        post: operations["postMemoryProposalsByIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List memory rules
         * @description Returns the newest rules first, at most 200 per user. A rule has the words of the forgotten memory that it was created from.
         */
        get: operations["getMemoryRules"];
        put?: never;
        /**
         * Create a memory rule
         * @description Permanently forgets the memory and refuses similar ones, whether noticed automatically or requested. At most 200 rules per user. Repeating the call with the same memory returns 404.
         */
        post: operations["postMemoryRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a memory rule
         * @description Available only to the owner. Rules can’t be changed; delete one with DELETE /memory-rules/{id}.
         */
        get: operations["getMemoryRulesById"];
        put?: never;
        post?: never;
        /**
         * Delete a memory rule
         * @description Similar memories are allowed again. Forgotten memories are not restored.
         */
        delete: operations["deleteMemoryRulesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List profile proposals
         * @description Profile changes proposed from conversations and by POST /profile/update-from-stories. Each has a field, a value and the source sentence. Nothing changes until a proposal is accepted.
         */
        get: operations["getProfileProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/proposals/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a profile proposal
         * @description Sets the field to the proposed value or to the one in the request; values of lists are appended. Each proposal can be decided once.
         */
        post: operations["postProfileProposalsByIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/proposals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a profile proposal
         * @description The profile stays unchanged, and the same change is not proposed again.
         */
        post: operations["postProfileProposalsByIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s profile
         * @description Includes private fields. Fields that were never filled in have default values. For the public view, see GET /profile/public/{username}.
         */
        get: operations["getProfile"];
        /**
         * Change the caller’s profile
         * @description Omitted fields stay unchanged. Lists are replaced; `metadata`, `twin_metadata` and `section_visibility` are merged by key.
         */
        put: operations["putProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/upload-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a profile picture
         * @description The image is cropped to a square and stored without its metadata. The previous picture is deleted.
         */
        post: operations["postProfileUploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the profile picture
         * @description Initials are shown instead. Files of all sizes are deleted within minutes. Does nothing without a picture.
         */
        delete: operations["deleteProfilePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo to the profile
         * @description The image is stored without its metadata and appended to `photos`. Removing its URL from `photos` deletes it.
         */
        post: operations["postProfilePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/update-from-stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose profile changes from stories
         * @description The profile is unchanged until proposals are accepted.
         */
        post: operations["postProfileUpdateFromStories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description Returns the caller’s documents with their processing status, most recently changed first by default. In the default order a changed document moves to the front; documents that stay unchanged while paging are listed exactly once.
         */
        get: operations["getKnowledgeDocuments"];
        put?: never;
        /**
         * Upload documents
         * @description Accepts PDF, DOCX, Markdown, HTML, text and CSV files; if one is refused, none is stored. The new documents are private and are read in the background.
         */
        post: operations["postKnowledgeDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of a document
         * @description Available only to the owner, even if the document is public: visitors of the twin see quotes but never the file. Sent as a download with the uploaded file name.
         */
        get: operations["getKnowledgeDocumentsByIdFile"];
        /**
         * Replace the file of a document
         * @description The text stays unchanged until the newer file has been read, and if reading fails. A public document becomes private unless `stays_public` is true.
         */
        put: operations["putKnowledgeDocumentsByIdFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an attachment in Knowledge
         * @description Creates a private document from a file attached to a message. Keeping a file twice creates one document.
         */
        post: operations["postFilesByIdDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document and its processing status
         * @description Poll until `status` is `ready` or `failed`, or use a webhook for `document.finished`. For the beginning of the text, see GET /knowledge/items/{id}.
         */
        get: operations["getKnowledgeDocumentsById"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Deletes the document with its file and text, so that neither the assistant nor the twin finds it. Deleting it twice returns 404.
         */
        delete: operations["deleteKnowledgeDocumentsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/documents/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the text of a document
         * @description Returns at most 10 parts at a time; none until the file has been read.
         */
        get: operations["getKnowledgeDocumentsByIdText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/web-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a web page
         * @description Fetches the page once, within 15 seconds and up to 5 MB, and creates a private document from its article. PDFs and other supported files are kept whole. If the page was added before, it is fetched again, replaces its document and becomes private. Servers can turn this off.
         */
        post: operations["postKnowledgeWebPages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/stories/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import stories from text files
         * @description Unreadable files are reported and don’t prevent other files from being imported. Text that was imported before is skipped. New stories are private.
         */
        post: operations["postKnowledgeStoriesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes, stories and documents
         * @description Returns the caller’s private and public items, most recently changed first by default. In the default order a changed item moves to the front; items that stay unchanged while paging are listed exactly once. To search, use GET /knowledge/search.
         */
        get: operations["getKnowledgeItems"];
        put?: never;
        /**
         * Create a note or story
         * @description The item is private by default and immediately searchable.
         */
        post: operations["postKnowledgeItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search notes, stories and documents
         * @description Returns items that contain all words of the query, or similar ones, in title or text.
         */
        get: operations["getKnowledgeSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a note, story or document
         * @description Available only to the owner. Documents have only the beginning of their text, and none until the file has been read.
         */
        get: operations["getKnowledgeItemsById"];
        put?: never;
        post?: never;
        /**
         * Delete a note, story or document
         * @description Permanent. Deletes the file of a document and the profile proposals based on the item.
         */
        delete: operations["deleteKnowledgeItemsById"];
        options?: never;
        head?: never;
        /**
         * Change a note, story or document
         * @description Omitted fields stay unchanged. Documents can change their title and visibility; their text comes from the file.
         */
        patch: operations["patchKnowledgeItemsById"];
        trace?: never;
    };
    "/profile/twin-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the twin’s sources for a question
         * @description Returns the passages that the caller’s twin would receive for a visitor’s question, most relevant first, followed by who the owner is. Uses visitor permissions, so the result is empty while the profile is private. No model is called.
         */
        get: operations["getProfileTwinPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/public/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public profile
         * @description Does not require authentication. Returns 404 if the user does not exist or the profile is private.
         */
        get: operations["getProfilePublicByUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a twin
         * @description Does not require authentication. Returns 404 if the user does not exist, or if the profile is private and the caller is not its owner.
         */
        get: operations["getTwinByUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin/{username}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to a twin
         * @description Continues the caller’s latest conversation with the twin, or starts one. Without a session, the response sets a cookie that identifies the guest. To follow the answer, use GET /chat/stream?thread_id=….
         */
        post: operations["postTwinByUsernameChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search public profiles
         * @description Needs no session. Best matches first; without a query, the most recently changed public page first.
         */
        get: operations["getDiscover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discover/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List popular interests
         * @description Counts public profiles that show their interests, ignoring case. Needs no session; at most 120 requests a minute together with GET /discover.
         */
        get: operations["getDiscoverInterests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roadmap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roadmap items
         * @description Needs no session. The caller’s own suggestions are last.
         */
        get: operations["getRoadmap"];
        put?: never;
        /**
         * Suggest a feature
         * @description Visible only to the author, who is notified of a reply. At most five suggestions a day.
         */
        post: operations["postRoadmap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roadmap/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a roadmap item
         * @description Needs no session; with one, the response tells whether the caller has voted. Suggestions are visible only to their author and return 404 for others.
         */
        get: operations["getRoadmapById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roadmap/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Vote for a roadmap item
         * @description Requires an account. The item must be planned or in progress. Repeated votes count once.
         */
        put: operations["putRoadmapByIdVote"];
        post?: never;
        /**
         * Remove a vote
         * @description Requires an account. Succeeds even if there is none. Voters are never shown, only their number.
         */
        delete: operations["deleteRoadmapByIdVote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description Needs no session. The first plan is the default.
         */
        get: operations["getPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s plan and usage
         * @description Today’s usage includes content that was deleted since.
         */
        get: operations["getAccountPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get usage by day
         * @description Covers the caller’s assistant and visitors of the twin. Deleted conversations are not counted.
         */
        get: operations["getAccountUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the model that answers
         * @description Does not require authentication.
         */
        get: operations["getModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Returns the caller’s notifications, newest first, sorted by publication time. Publication times never change, so pages contain no duplicates or gaps. Read notifications are kept for 90 days, unread ones for a year. New notifications are announced in GET /events.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description Returns the number for a badge without loading the list.
         */
        get: operations["getNotificationsStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description Marks all of the caller’s notifications as read and updates all of their open clients. Repeating the call has no effect.
         */
        post: operations["postNotificationsReadAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Available to the recipient. Updates all of their open clients. Notifications that were already read keep their `read_at`.
         */
        post: operations["postNotificationsByIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow live updates
         * @description For EventSource. Each event is a JSON object whose `type` names the field with the event’s data: `notification_arrived`, `notifications_read`, `thread_changed`, `thread_deleted`, `stories_imported`, `document_changed` or `conversation_import_changed`. The first bytes are an `id:` line. With the Last-Event-ID header, missed notifications are sent first. No other events are stored, so reload the lists after reconnecting. The stream ends when the session or access token does.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns the newest webhooks first. For the requests they receive, see `webhooks` in this document.
         */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Notifies the owner. At most 10 webhooks per user.
         */
        post: operations["postWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description The secret is never returned after creation.
         */
        get: operations["getWebhooksById"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Also deletes its delivery log and pending deliveries.
         */
        delete: operations["deleteWebhooksById"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Omitted fields stay unchanged. Enabling the webhook again sends pending deliveries.
         */
        patch: operations["patchWebhooksById"];
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description For a day, events are signed with both secrets so that the receiver can switch.
         */
        post: operations["postWebhooksByIdRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a `webhook.test` event. Read the delivery a moment later to see its result.
         */
        post: operations["postWebhooksByIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a webhook
         * @description Returns the deliveries of the last 30 days with their attempts and responses, newest first.
         */
        get: operations["getWebhooksByIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Deliveries are kept for 30 days.
         */
        get: operations["getWebhookDeliveriesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an event
         * @description Sends the event immediately, whatever its delivery status. `webhook-id` stays the same.
         */
        post: operations["postWebhookDeliveriesByIdResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "answer.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer to the owner is written
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveAnswerFinishedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "answer.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer to the owner ended with an error
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveAnswerFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "twin.message_left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor left a message with the owner’s twin
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveTwinMessageLeftEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "twin.question_unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor asked what the twin could not answer
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveTwinQuestionUnansweredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "import.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An import of stories or conversations is finished
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveImportFinishedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was read, or could not be
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveDocumentFinishedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test that its owner sent
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveWebhookTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AnswerFinishedEvent: {
            /** @enum {string} */
            type: "answer.finished";
            /**
             * @description The payload version. It changes when a field changes its meaning or is removed. Ignore unknown fields.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred. The time of the attempt is in the header.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The run that created the answer, for GET /chat/runs/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                run_id: string;
                /**
                 * Format: uuid
                 * @description The conversation, for GET /chat/threads/{id}/history.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                thread_id: string;
                /**
                 * Format: uuid
                 * @description The answer, for GET /chat/steps/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                step_id: string;
            };
        };
        AnswerFailedEvent: {
            /** @enum {string} */
            type: "answer.failed";
            /**
             * @description The payload version. It changes when a field changes its meaning or is removed. Ignore unknown fields.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred. The time of the attempt is in the header.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The failed run, for POST /chat/runs/{id}/retry.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                run_id: string;
                /**
                 * Format: uuid
                 * @description The conversation, for GET /chat/threads/{id}/history.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                thread_id: string;
                /**
                 * Format: uuid
                 * @description The incomplete answer.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                step_id: string;
                /**
                 * @description The error code.
                 * @example model_unavailable
                 */
                code: string;
            };
        };
        TwinMessageLeftEvent: {
            /** @enum {string} */
            type: "twin.message_left";
            /**
             * @description The payload version. It changes when a field changes its meaning or is removed. Ignore unknown fields.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred. The time of the attempt is in the header.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The conversation, for GET /twin-conversations/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                conversation_id: string;
                /**
                 * Format: uuid
                 * @description The notification with the message, for GET /notifications.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                notification_id: string;
            };
        };
        TwinQuestionUnansweredEvent: {
            /** @enum {string} */
            type: "twin.question_unanswered";
            /**
             * @description The payload version. It changes when a field changes its meaning or is removed. Ignore unknown fields.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred. The time of the attempt is in the header.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * @description The key of the question, for GET /twin-questions.
                 * @example 0b6cf26ff4f3ae1ee3cf5b9e0c3c6f5a
                 */
                question_key: string;
                /**
                 * Format: uuid
                 * @description The conversation, for GET /twin-conversations/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                conversation_id: string;
                /**
                 * Format: uuid
                 * @description The twin’s reply that it can’t answer.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                step_id: string;
            };
        };
        ImportFinishedEvent: {
            /** @enum {string} */
            type: "import.finished";
            /**
             * @description The payload version. It changes when a field changes its meaning or is removed. Ignore unknown fields.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred. The time of the attempt is in the header.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The import, for GET /chat/imports/{id}. Only for imports of conversations.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                import_id?: string;
                /**
                 * @description The number of stories added.
                 * @example 12
                 */
                story_count: number;
                /**
                 * @description The number of conversations added. Only for imports of conversations.
                 * @example 212
                 */
                conversation_count?: number;
                /**
                 * @description The number of items skipped because they were imported before.
                 * @example 0
                 */
                known_count: number;
                /**
                 * @description The number of files that could not be imported.
                 * @example 0
                 */
                problem_count: number;
            };
        };
        DocumentFinishedEvent: {
            /** @enum {string} */
            type: "document.finished";
            /**
             * @description The payload version. It changes when a field changes its meaning or is removed. Ignore unknown fields.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred. The time of the attempt is in the header.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The document, for GET /knowledge/documents/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                document_id: string;
                /**
                 * @description Whether the document was read.
                 * @example ready
                 * @enum {string}
                 */
                status: "ready" | "failed";
                /**
                 * @description Whether a newer file was read for an existing document.
                 * @example false
                 */
                is_newer_file: boolean;
            };
        };
        WebhookTestEvent: {
            /** @enum {string} */
            type: "webhook.test";
            /**
             * @description The payload version. It changes when a field changes its meaning or is removed. Ignore unknown fields.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred. The time of the attempt is in the header.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The tested webhook.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                webhook_id: string;
            };
        };
        /** @description A stream event. `type` names the field with the event’s data. Ignore unknown types and fields. */
        ChatStreamEvent: components["schemas"]["ChatRunStartedEvent"] | components["schemas"]["ChatSnapshotEvent"] | components["schemas"]["ChatRestartedEvent"] | components["schemas"]["ChatDeltaEvent"] | components["schemas"]["ChatReasoningDeltaEvent"] | components["schemas"]["ChatReasoningCompletedEvent"] | components["schemas"]["ChatToolCalledEvent"] | components["schemas"]["ChatToolStatusUpdateEvent"] | components["schemas"]["ChatToolOutputEvent"] | components["schemas"]["ChatAssistantStepEvent"] | components["schemas"]["ChatTokenInfoEvent"] | components["schemas"]["ChatCompactingStartedEvent"] | components["schemas"]["ChatCompactingCompletedEvent"] | components["schemas"]["ChatStreamErrorEvent"] | components["schemas"]["ChatDoneEvent"];
        /** @description The run started writing the answer. */
        ChatRunStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "run";
            run: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                thread_id: string;
                /** Format: uuid */
                step_id: string;
            };
        };
        /** @description The answer so far, sent to readers that missed its beginning. Replaces all previous text, reasoning and tool calls. */
        ChatSnapshotEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "snapshot";
            snapshot: {
                /** Format: uuid */
                step_id: string;
                text: string;
                reasoning: string;
                reasoning_ms: number | null;
                tool_calls: components["schemas"]["ToolCall"][];
            };
        };
        ToolCall: {
            id: string;
            name: string;
            type: string;
            /** @enum {string} */
            status: "running" | "completed";
            is_error: boolean;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string | null;
            /** @description The tool’s input, in a tool-specific shape. */
            input_params?: unknown;
            /** @description The tool’s output, in a tool-specific shape; null until the call has finished. */
            output_result?: unknown;
            duration_ms: number | null;
            display_name: string;
            text_offset: number;
        };
        /** @description The answer starts again from the beginning. Discard the text received so far. */
        ChatRestartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "restarted";
            restarted: {
                /** @description Number of times the answer has been started. */
                attempt: number;
            };
        };
        /** @description More text of the answer. */
        ChatDeltaEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "delta";
            /** @description Text to append to the answer. */
            delta: string;
        };
        /** @description More of the model’s reasoning, which is separate from the answer. Not sent by twins or by models that don’t expose reasoning. */
        ChatReasoningDeltaEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reasoning_delta";
            /** @description Text to append to the reasoning. */
            reasoning_delta: string;
        };
        /** @description The model finished reasoning. It may reason again after a tool call. */
        ChatReasoningCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reasoning_completed";
            reasoning_completed: {
                /** @description Total duration of the reasoning in this answer, in milliseconds. */
                duration_ms: number;
            };
        };
        /** @description A tool call started. */
        ChatToolCalledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tool_called";
            tool_called: {
                /** @description ID that the model assigned to the call. Starts with `early_` while the model is still writing the input. */
                id: string;
                name: string;
                /** @enum {string} */
                type: "tool_execution";
                /** @description The tool’s input, in a tool-specific shape; null while the model is still writing it. */
                args?: unknown;
                display_name: string;
            };
        };
        /** @description The status or input of a tool call changed. */
        ChatToolStatusUpdateEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tool_status_update";
            tool_status_update: {
                /** @description ID that the model assigned to the call. Starts with `early_` while the model is still writing the input. */
                id: string;
                /** @description The previous `early_` ID of the call; null if it had none. */
                old_id: string | null;
                name: string;
                /** @enum {string} */
                status: "running" | "completed";
                /** @enum {string} */
                type: "tool_execution";
                /** @description The tool’s input, in a tool-specific shape; null while the model is still writing it. */
                input_params?: unknown;
                display_name: string;
            };
        };
        /** @description A tool call finished. */
        ChatToolOutputEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tool_output";
            tool_output: {
                /** @description ID that the model assigned to the call. Starts with `early_` while the model is still writing the input. */
                id: string;
                /** @enum {string} */
                status: "running" | "completed";
                /** @description The tool’s output, in a tool-specific shape; null if there is none. */
                output?: unknown;
                duration_ms: number | null;
                is_error: boolean;
            };
        };
        /** @description The answer was stored in its final form. */
        ChatAssistantStepEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assistant_step";
            assistant_step: components["schemas"]["Step"];
        };
        Step: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            thread_id: string;
            /**
             * Format: uuid
             * @description ID of the user; null if the step belongs to a guest.
             */
            user_id: string | null;
            /**
             * @description The type of the step. Never `tool_call`: tool calls are in `metadata` and `elements`.
             * @enum {string}
             */
            step_type: "USER_MESSAGE" | "ASSISTANT_MESSAGE" | "tool_call";
            position: number;
            input: string;
            output: string;
            /** @description The model’s reasoning. Empty for twins and for models that don’t expose it. */
            reasoning: string;
            reasoning_ms: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            start_time: string | null;
            /** Format: date-time */
            viewed_at: string | null;
            /** @enum {string} */
            status: "sent" | "streaming" | "completed";
            streaming: boolean;
            wait_for_answer: boolean;
            is_error: boolean;
            /** @description Always false, since questions are separate steps. */
            show_input: boolean;
            elements: components["schemas"]["Element"][];
            /** @description Sources cited by the answer. Twins cite public content; private assistants cite their owner’s content. */
            citations: components["schemas"]["Citation"][];
            /** @description Reasons the answer failed; empty if it succeeded. */
            errors: {
                message: string;
                code?: string;
            }[];
            /** @description Further properties of the object. Never contains `expanded`: clients keep track of which tool calls are open. Ignore unknown fields. */
            metadata: {
                tool_call_session?: components["schemas"]["ToolCallSession"];
                agent_model?: string;
                /** @description Names of attached files that were read only in part, limited to the most relevant passages. */
                partly_read_files?: string[];
            };
            tags: string[];
            /** @description Always 0, since steps are not nested. */
            indent_level: number;
            agent_processing_time_ms: number | null;
            step_creation_time_ms: number | null;
            total_time_ms: number | null;
        };
        Element: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            element_type: "text" | "file" | "tool_call" | "other";
            content: string | null;
            properties: {
                /** @description The original file name. Only for files. */
                filename?: string;
                /** @description ID of the call in stream events. Only for tool calls. */
                call_id?: string;
                /** @description Position of the call in the answer, in UTF-16 code units. Only for tool calls. */
                text_offset?: number;
                /** @description Whether the call failed. Only for tool calls. */
                is_error?: boolean;
            };
            metadata: {
                /** @description Media type declared by the sender. Only for files. */
                declared_mime_type?: string | null;
            };
            file_path?: string | null;
            url?: string | null;
            file_size?: number | null;
            mime_type?: string | null;
            name?: string;
            status?: string;
            duration_ms?: number | null;
            /** @description The tool’s input. Only for tool calls. */
            input_params?: unknown;
            /** @description The tool’s output. Only for tool calls. */
            output_result?: unknown;
            display_name?: string;
        };
        Citation: {
            /** @description Citation number, shown in brackets in the output. */
            number: number;
            /** @enum {string} */
            kind: "item" | "profile" | "memory" | "step";
            source_id: string;
            /**
             * Format: uuid
             * @description The conversation of a quoted step; null for all other sources.
             */
            thread_id: string | null;
            title: string;
            excerpt: string;
            /** @description Number of the passage in a document, or position of a step; null for all other sources. */
            ordinal: number | null;
            /** @description Page in the document; null if it has no pages. */
            page: number | null;
        };
        ToolCallSession: {
            /** Format: uuid */
            session_id: string;
            total_tools_called: number;
            completed_calls: number;
            /** Format: date-time */
            session_start: string;
            tool_calls: components["schemas"]["ToolCall"][];
            /** @description Always empty. One agent writes the whole answer. */
            agent_handoffs: Record<string, never>[];
            /** @enum {string} */
            completion_status: "in_progress" | "completed";
            /** Format: date-time */
            created_at: string;
        };
        /** @description Usage of the model’s context window. */
        ChatTokenInfoEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "token_info";
            token_info: {
                /** @description Estimated number of tokens in the model’s input. */
                estimated_tokens: number;
                /** @description Size of the context window, in tokens. */
                total_tokens: number;
                /** @description Number of characters in the model’s input. */
                total_chars: number;
                /** @description Number of messages in the model’s input. */
                message_count: number;
            };
        };
        /** @description The conversation exceeded the model’s context window. Older messages are being summarized. */
        ChatCompactingStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compacting_started";
            compacting_started: Record<string, never>;
        };
        /** @description The summary was stored. The answer continues. */
        ChatCompactingCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compacting_completed";
            compacting_completed: Record<string, never>;
        };
        /** @description The answer ended with an error and is incomplete. */
        ChatStreamErrorEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stream_error";
            stream_error: {
                /** @description Error message for the user. */
                message: string;
                /**
                 * @description The error code.
                 * @enum {string}
                 */
                code: "unauthorized" | "internal_server_error" | "storage_full" | "storage_unavailable" | "bad_request" | "bad_user_input" | "graphql_parse_failed" | "graphql_validation_failed" | "invalid_input" | "value_required" | "wrong_type" | "number_too_small" | "number_too_large" | "value_too_short" | "value_too_long" | "not_a_choice" | "unstorable_value" | "input_too_deep" | "too_many_values" | "list_too_long" | "too_large" | "request_from_another_site" | "access_token_refused" | "too_many_requests" | "too_many_streams" | "not_found" | "no_such_call" | "body_required" | "unknown_parameter" | "unknown_field" | "method_not_allowed" | "stream_method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "idempotency_key_length" | "idempotency_key_not_taken" | "idempotency_key_on_upload" | "idempotency_key_reused" | "idempotency_key_in_use" | "invalid_cursor" | "invalid_thread_cursor" | "invalid_stream_cursor" | "limit_not_number" | "limit_not_whole" | "limit_out_of_range" | "page_size_out_of_range" | "interests_out_of_range" | "too_many_nodes" | "history_place_ambiguous" | "position_not_number" | "invalid_date_time" | "invalid_time" | "invalid_day" | "date_too_early" | "date_too_late" | "period_reversed" | "period_too_long" | "variables_not_json" | "document_too_long" | "document_too_many_tokens" | "document_too_nested" | "operation_too_deep" | "operation_too_many_fields" | "operation_too_many_aliases" | "introspection_too_large" | "operation_too_costly" | "invalid_email" | "password_too_short" | "password_too_long" | "password_required" | "username_too_short" | "username_too_long" | "username_invalid_characters" | "username_edge_hyphen" | "username_reserved" | "username_changed_too_often" | "username_taken" | "email_taken" | "wrong_credentials" | "wrong_password" | "link_required" | "link_expired" | "email_not_verified" | "email_already_verified" | "email_verification_off" | "too_many_attempts" | "too_many_sign_ins" | "time_zone_unknown" | "no_such_time_zone" | "language_unknown" | "access_token_name_required" | "access_token_expiry_out_of_range" | "too_many_access_tokens" | "no_such_access_token" | "no_such_session" | "current_session" | "too_many_exports" | "not_text" | "empty_text" | "text_too_long" | "not_boolean" | "not_list" | "too_many_entries" | "invalid_post" | "invalid_project" | "invalid_photo_address" | "public_fields_not_list" | "field_not_publishable" | "public_fields_repeated" | "unknown_section" | "sections_not_object" | "metadata_not_object" | "metadata_too_large" | "proposal_empty" | "proposal_decided" | "no_such_proposal" | "no_such_profile" | "stories_just_read" | "picture_required" | "picture_wrong_field" | "picture_too_large" | "picture_too_many_pixels" | "picture_damaged" | "unsupported_type" | "pictures_too_often" | "photos_too_often" | "no_such_conversation" | "conversations_gone" | "no_such_message" | "no_such_answer" | "no_such_conversation_type" | "no_such_import" | "import_running" | "name_kept" | "conversation_name_required" | "conversation_name_too_long" | "no_conversation_chosen" | "too_many_conversations" | "message_required" | "message_too_long" | "client_message_id_required" | "client_message_id_too_long" | "client_message_id_reused" | "too_many_attachments" | "attachment_missing" | "attachments_for_twin" | "elements_not_list" | "element_id_required" | "element_type_unknown" | "text_element_empty" | "file_element_empty" | "tool_call_element_unnamed" | "thread_id_required" | "not_last_answer" | "not_last_message" | "already_sending" | "too_many_runs" | "too_many_messages_at_once" | "twin_busy" | "too_many_messages" | "file_required" | "files_wrong_field" | "form_not_multipart" | "form_has_more_than_files" | "too_many_files" | "file_too_large" | "upload_interrupted" | "too_many_uploads" | "uploads_still_arriving" | "too_many_unsent_uploads" | "too_many_readings" | "no_such_file" | "model_unavailable" | "model_timeout" | "answer_too_long" | "model_rate_limited" | "model_rejected" | "model_key_rejected" | "model_unknown" | "model_input_too_long" | "model_message_too_long" | "model_declined" | "model_empty" | "model_garbage" | "model_closed_early" | "interrupted" | "internal" | "no_such_item" | "item_kind_unknown" | "title_required" | "content_required" | "content_too_long" | "query_required" | "document_text_fixed" | "no_file_chosen" | "too_many_files_to_import" | "too_many_files_to_add" | "file_missing" | "too_many_imports" | "no_such_document" | "document_pending" | "document_too_large" | "document_file_too_large" | "file_not_readable" | "web_pages_off" | "web_page_address_invalid" | "web_page_address_with_password" | "web_page_address_private" | "web_page_not_reached" | "web_page_refused" | "web_page_too_slow" | "web_page_too_large" | "web_page_not_readable" | "too_many_documents" | "documents_too_large" | "no_such_memory" | "memory_required" | "memory_too_long" | "memory_known" | "no_such_memory_rule" | "too_many_memory_rules" | "memory_merged_with_itself" | "secret_not_remembered" | "too_many_changes" | "no_such_twin" | "twin_closed" | "twins_closed" | "guest_messages_used_up" | "network_messages_used_up" | "twin_messages_used_up" | "too_many_visitors" | "no_such_question" | "plan_messages_used_up" | "plan_uploads_used_up" | "plan_upload_size_used_up" | "plan_twin_messages_used_up" | "no_such_roadmap_item" | "roadmap_item_decided" | "suggestions_used_up" | "too_many_searches" | "notification_title_required" | "invalid_action_address" | "no_such_notification" | "no_such_webhook" | "no_such_delivery" | "webhook_off" | "too_many_webhooks" | "too_many_webhook_changes" | "too_many_webhook_sends" | "webhook_address_invalid" | "webhook_address_private" | "webhook_address_with_password" | "webhook_events_required" | "webhook_event_unknown" | "webhook_events_repeated";
            };
        };
        /** @description The last event of a stream. No more events follow. */
        ChatDoneEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        /** @description A live update. `type` names the field with the event’s data. Ignore unknown types and fields. */
        ViewerEvent: components["schemas"]["NotificationArrivedEvent"] | components["schemas"]["NotificationsReadEvent"] | components["schemas"]["ThreadChangedEvent"] | components["schemas"]["ThreadDeletedEvent"] | components["schemas"]["StoriesImportedEvent"] | components["schemas"]["DocumentChangedEvent"] | components["schemas"]["ConversationImportChangedEvent"];
        /** @description A notification was published. */
        NotificationArrivedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notification_arrived";
            notification_arrived: {
                notification: components["schemas"]["Notification"];
                /** @description Number of unread notifications. */
                unread_notifications: number;
            };
        };
        Notification: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            notification_type: "success" | "warning" | "error" | "update" | "info";
            /** @enum {string} */
            priority: "low" | "normal" | "high" | "urgent";
            /** @description The title on one line. */
            title: string;
            /** @description One-sentence summary; empty if the title is sufficient. */
            summary: string;
            /** @description Details or required action; may be empty. */
            message: string;
            is_read: boolean;
            /**
             * Format: date-time
             * @description When the notification was first read; null until then.
             */
            read_at: string | null;
            /**
             * Format: date-time
             * @description When the notification was published. Lists are sorted by this field.
             */
            published_at: string;
            /** @description URL or app path that opens when the notification is selected; null if there is none. */
            action_url: string | null;
            channel: {
                key: string;
                display_name: string;
            };
        };
        /** @description Notifications were read. */
        NotificationsReadEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "notifications_read";
            notifications_read: {
                notifications: components["schemas"]["Notification"][];
                /** @description Number of unread notifications. */
                unread_notifications: number;
            };
        };
        /** @description A thread was created, renamed or moved to the top of the list. */
        ThreadChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "thread_changed";
            thread_changed: {
                thread: components["schemas"]["Thread"];
            };
        };
        Thread: {
            /** Format: uuid */
            id: string;
            name: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            step_count: number;
            first_message_preview: string | null;
            last_message_preview: string | null;
            agent_type: string;
            thread_type: string;
            /** @description Additional properties, depending on the conversation. Ignore unknown fields. */
            metadata: {
                thread_type?: string;
                /** @description Username of the twin’s owner. Only for conversations with a twin. */
                twin_username?: string;
                subtitle?: string;
                description?: string;
            };
            /**
             * @description The service that the conversation was imported from; null if it was not imported.
             * @enum {string|null}
             */
            origin: "chatgpt" | "claude" | null;
        };
        /** @description A thread was deleted. */
        ThreadDeletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "thread_deleted";
            thread_deleted: {
                /** Format: uuid */
                id: string;
            };
        };
        /** @description An import of stories finished. */
        StoriesImportedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stories_imported";
            stories_imported: {
                /** @description Number of stories added. */
                story_count: number;
            };
        };
        /** @description A document was processed, successfully or not. */
        DocumentChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "document_changed";
            document_changed: {
                document: components["schemas"]["Document"];
            };
        };
        Document: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description The name of the uploaded file. */
            file_name: string;
            /** @description The media type, detected from the content. */
            media_type: string;
            /** @description The URL of the web page that the document was fetched from; null for an uploaded file. */
            source_url: string | null;
            /** @description The file size in bytes. */
            size: number;
            /** @description The number of pages; null until the file has been read, and for files without pages. */
            page_count: number | null;
            /**
             * @description The number of pages without searchable text, such as images and empty pages.
             * @example 0
             */
            pages_without_text: number;
            /**
             * @description The processing status. Files are read in the background: `ready` documents are searchable, and `problem` explains why a document `failed`.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed";
            /** @description Why the file can’t be read and what to do; null if there is no problem. */
            problem: string | null;
            /** @description Whether a newer file is being read. The document stays unchanged until then. */
            is_being_replaced: boolean;
            /** @description Why the last newer file can’t be read; null if there is no problem. */
            replacement_problem: string | null;
            /** @description Whether the owner’s twin can quote the document while the profile is public. */
            is_public: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A conversation import progressed, ended or was undone. */
        ConversationImportChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "conversation_import_changed";
            conversation_import_changed: {
                /** Format: uuid */
                id: string;
                /** @description The updated import; null once it has been undone. */
                import: components["schemas"]["ConversationImport"] | null;
            };
        };
        ConversationImport: {
            /** Format: uuid */
            id: string;
            /**
             * @description The original file name.
             * @example chatgpt-export.zip
             */
            file_name: string;
            /** @description File size in bytes. */
            size: number;
            /**
             * @description Import status. `pending` while queued or running; `undoing` while the imported conversations are being deleted, after which the import no longer exists.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed" | "undoing";
            /**
             * @description Error code; null unless the import failed.
             * @enum {string|null}
             */
            problem: "not_an_export" | "empty" | "encrypted" | "damaged" | "too_large" | "too_many_messages" | "too_many_kept" | "interrupted" | null;
            /** @description Error message; null unless the import failed. */
            message: string | null;
            /**
             * @description The service that created the export; null until the file has been read.
             * @enum {string|null}
             */
            origin: "chatgpt" | "claude" | null;
            /** @description Number of conversations in the file; null until the file has been read. */
            conversation_count: number | null;
            /** @description Number of messages in the file; null until the file has been read. */
            message_count: number | null;
            /** @description Number of conversations processed. */
            conversations_done: number;
            /** @description Number of messages processed. */
            messages_done: number;
            /** @description Number of conversations added. */
            added_count: number;
            /** @description Number of conversations skipped because an earlier import had added them. */
            known_count: number;
            /** Format: date-time */
            created_at: string;
        };
        Error: {
            error: components["schemas"]["ErrorDetails"];
            /** @description The error message, repeated. */
            detail: string;
            /** @description The ID of the log entry with the cause of a 500. */
            error_id?: string;
        };
        ErrorDetails: components["schemas"]["Problem"] & {
            /** @description All problems of an invalid input; the first one equals the error itself. Only with status 400. */
            problems?: components["schemas"]["Problem"][];
        };
        /**
         * @description The error code for programs, and for translations together with `params`. New codes may be added.
         * @enum {string}
         */
        ErrorCode: "unauthorized" | "internal_server_error" | "storage_full" | "storage_unavailable" | "bad_request" | "bad_user_input" | "graphql_parse_failed" | "graphql_validation_failed" | "invalid_input" | "value_required" | "wrong_type" | "number_too_small" | "number_too_large" | "value_too_short" | "value_too_long" | "not_a_choice" | "unstorable_value" | "input_too_deep" | "too_many_values" | "list_too_long" | "too_large" | "request_from_another_site" | "access_token_refused" | "too_many_requests" | "too_many_streams" | "not_found" | "no_such_call" | "body_required" | "unknown_parameter" | "unknown_field" | "method_not_allowed" | "stream_method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "idempotency_key_length" | "idempotency_key_not_taken" | "idempotency_key_on_upload" | "idempotency_key_reused" | "idempotency_key_in_use" | "invalid_cursor" | "invalid_thread_cursor" | "invalid_stream_cursor" | "limit_not_number" | "limit_not_whole" | "limit_out_of_range" | "page_size_out_of_range" | "interests_out_of_range" | "too_many_nodes" | "history_place_ambiguous" | "position_not_number" | "invalid_date_time" | "invalid_time" | "invalid_day" | "date_too_early" | "date_too_late" | "period_reversed" | "period_too_long" | "variables_not_json" | "document_too_long" | "document_too_many_tokens" | "document_too_nested" | "operation_too_deep" | "operation_too_many_fields" | "operation_too_many_aliases" | "introspection_too_large" | "operation_too_costly" | "invalid_email" | "password_too_short" | "password_too_long" | "password_required" | "username_too_short" | "username_too_long" | "username_invalid_characters" | "username_edge_hyphen" | "username_reserved" | "username_changed_too_often" | "username_taken" | "email_taken" | "wrong_credentials" | "wrong_password" | "link_required" | "link_expired" | "email_not_verified" | "email_already_verified" | "email_verification_off" | "too_many_attempts" | "too_many_sign_ins" | "time_zone_unknown" | "no_such_time_zone" | "language_unknown" | "access_token_name_required" | "access_token_expiry_out_of_range" | "too_many_access_tokens" | "no_such_access_token" | "no_such_session" | "current_session" | "too_many_exports" | "not_text" | "empty_text" | "text_too_long" | "not_boolean" | "not_list" | "too_many_entries" | "invalid_post" | "invalid_project" | "invalid_photo_address" | "public_fields_not_list" | "field_not_publishable" | "public_fields_repeated" | "unknown_section" | "sections_not_object" | "metadata_not_object" | "metadata_too_large" | "proposal_empty" | "proposal_decided" | "no_such_proposal" | "no_such_profile" | "stories_just_read" | "picture_required" | "picture_wrong_field" | "picture_too_large" | "picture_too_many_pixels" | "picture_damaged" | "unsupported_type" | "pictures_too_often" | "photos_too_often" | "no_such_conversation" | "conversations_gone" | "no_such_message" | "no_such_answer" | "no_such_conversation_type" | "no_such_import" | "import_running" | "name_kept" | "conversation_name_required" | "conversation_name_too_long" | "no_conversation_chosen" | "too_many_conversations" | "message_required" | "message_too_long" | "client_message_id_required" | "client_message_id_too_long" | "client_message_id_reused" | "too_many_attachments" | "attachment_missing" | "attachments_for_twin" | "elements_not_list" | "element_id_required" | "element_type_unknown" | "text_element_empty" | "file_element_empty" | "tool_call_element_unnamed" | "thread_id_required" | "not_last_answer" | "not_last_message" | "already_sending" | "too_many_runs" | "too_many_messages_at_once" | "twin_busy" | "too_many_messages" | "file_required" | "files_wrong_field" | "form_not_multipart" | "form_has_more_than_files" | "too_many_files" | "file_too_large" | "upload_interrupted" | "too_many_uploads" | "uploads_still_arriving" | "too_many_unsent_uploads" | "too_many_readings" | "no_such_file" | "model_unavailable" | "model_timeout" | "answer_too_long" | "model_rate_limited" | "model_rejected" | "model_key_rejected" | "model_unknown" | "model_input_too_long" | "model_message_too_long" | "model_declined" | "model_empty" | "model_garbage" | "model_closed_early" | "interrupted" | "internal" | "no_such_item" | "item_kind_unknown" | "title_required" | "content_required" | "content_too_long" | "query_required" | "document_text_fixed" | "no_file_chosen" | "too_many_files_to_import" | "too_many_files_to_add" | "file_missing" | "too_many_imports" | "no_such_document" | "document_pending" | "document_too_large" | "document_file_too_large" | "file_not_readable" | "web_pages_off" | "web_page_address_invalid" | "web_page_address_with_password" | "web_page_address_private" | "web_page_not_reached" | "web_page_refused" | "web_page_too_slow" | "web_page_too_large" | "web_page_not_readable" | "too_many_documents" | "documents_too_large" | "no_such_memory" | "memory_required" | "memory_too_long" | "memory_known" | "no_such_memory_rule" | "too_many_memory_rules" | "memory_merged_with_itself" | "secret_not_remembered" | "too_many_changes" | "no_such_twin" | "twin_closed" | "twins_closed" | "guest_messages_used_up" | "network_messages_used_up" | "twin_messages_used_up" | "too_many_visitors" | "no_such_question" | "plan_messages_used_up" | "plan_uploads_used_up" | "plan_upload_size_used_up" | "plan_twin_messages_used_up" | "no_such_roadmap_item" | "roadmap_item_decided" | "suggestions_used_up" | "too_many_searches" | "notification_title_required" | "invalid_action_address" | "no_such_notification" | "no_such_webhook" | "no_such_delivery" | "webhook_off" | "too_many_webhooks" | "too_many_webhook_changes" | "too_many_webhook_sends" | "webhook_address_invalid" | "webhook_address_private" | "webhook_address_with_password" | "webhook_events_required" | "webhook_event_unknown" | "webhook_events_repeated";
        Problem: {
            /** @description The error message, ready to be shown to the user. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Values in the message, such as a limit. */
            params?: {
                [key: string]: string | number;
            };
            /**
             * @description The invalid parameter or body field; nested fields have a path such as `posts.0.title`. Absent if the error has no single field.
             * @example file_ids.0
             */
            field?: string;
        };
        EmailVerification: {
            username: string;
            email: string;
        };
        EmailProof: {
            /**
             * @description The token from the emailed link.
             * @example q0Zb2m…
             */
            token: string;
        };
        VerifiedEmail: {
            username: string;
        };
        Message: {
            /** @description A message for the user. */
            message: string;
        };
        PasswordChange: {
            /**
             * @description The current password of the account.
             * @example a long enough one
             */
            current_password: string;
            /**
             * @description The new password, 8 to 128 characters.
             * @example another long one
             */
            new_password: string;
            /**
             * @description Whether to revoke all access tokens. Defaults to true, also for null.
             * @example true
             */
            revoke_access_tokens?: boolean | null;
        };
        Account: components["schemas"]["User"] & {
            /**
             * Format: date-time
             * @description When sending the latest email to this address failed; null if it was sent. Sending is retried until the link in the email expires.
             */
            email_failed_at: string | null;
            /**
             * @description An IANA time zone; null if unknown.
             * @example Europe/Berlin
             */
            timezone: string | null;
            /**
             * @description A short self-description for the private assistant, never shown to others; null if empty.
             * @example Keeps a lighthouse.
             */
            about: string | null;
            /**
             * @description The interface language as a BCP 47 tag; null to follow the browser.
             * @example de
             */
            language: string | null;
            /**
             * @description The color theme.
             * @example system
             * @enum {string}
             */
            theme: "system" | "light" | "dark";
            /** @description Whether the private assistant creates memories from conversations. Turning it off keeps existing memories. */
            remembers_from_conversations: boolean;
        };
        User: {
            /** Format: uuid */
            id: string;
            /** @description The email address for mail and sign-in, in lower case. */
            email: string;
            email_verified: boolean;
            /** @description Unique username, which is also the path of the public page. */
            username: string;
            display_name: string;
            profile_picture_url: string | null;
            /** @description Whether the user has completed or skipped onboarding. */
            is_onboarded: boolean;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the account was last changed.
             */
            updated_at: string;
        };
        AccountChange: {
            /**
             * @description An IANA time zone; null to clear it.
             * @example Europe/Berlin
             */
            timezone?: string | null;
            /**
             * @description A self-description of at most 2,000 characters for the private assistant, never shown to others; null to clear it.
             * @example Keeps a lighthouse.
             */
            about?: string | null;
            /**
             * @description The interface language; null to follow the browser.
             * @example de
             * @enum {string|null}
             */
            language?: "en" | "de" | null;
            /**
             * @description The color theme of the app; null leaves it unchanged.
             * @example dark
             * @enum {string|null}
             */
            theme?: "system" | "light" | "dark" | null;
            /**
             * @description Whether the private assistant creates memories from conversations. Turning it off keeps existing memories. Null leaves it unchanged.
             * @example false
             */
            remembers_from_conversations?: boolean | null;
        };
        SessionList: {
            sessions: components["schemas"]["OpenSession"][];
        };
        OpenSession: {
            /** Format: uuid */
            id: string;
            /**
             * @description The device; null if unknown.
             * @example Firefox on Linux
             */
            device: string | null;
            /**
             * @description The first part of the IP address at sign-in; null if unknown.
             * @example 203.0.113.…
             */
            address: string | null;
            /**
             * @description Whether this is the session of the request.
             * @example false
             */
            is_current: boolean;
            /**
             * Format: date-time
             * @description The time of sign-in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time of the last request, accurate to a few minutes.
             */
            last_active_at: string;
        };
        DeletedMany: {
            /** @description The IDs of the deleted objects. */
            ids: string[];
        };
        Deleted: {
            /**
             * Format: uuid
             * @description The ID of the deleted object.
             */
            id: string;
        };
        AccessTokenList: {
            access_tokens: components["schemas"]["AccessToken"][];
        };
        AccessToken: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name given by the owner.
             * @example Backup script
             */
            name: string;
            /**
             * @description The first characters of the secret, to identify the token.
             * @example twn_3kX9aQ
             */
            prefix: string;
            /**
             * Format: date-time
             * @description When the token was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the token expires; null if it lasts until it is revoked.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the token was last used, accurate to a few minutes; null if it was never used.
             */
            last_used_at: string | null;
        };
        CreatedAccessToken: {
            access_token: components["schemas"]["AccessToken"];
            /** @description The secret, sent as `Authorization: Bearer …`; shown only once. */
            secret: string;
        };
        NewAccessToken: {
            /**
             * @description The purpose of the token, 1 to 60 characters.
             * @example Backup script
             */
            name: string;
            /**
             * @description The lifetime in days, 1 to 365; null for a token that lasts until it is revoked.
             * @example 90
             */
            expires_in_days?: number | null;
        };
        Session: {
            user: components["schemas"]["User"];
            token: string;
        };
        Registration: {
            /**
             * @description A valid email address that no other account uses.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description The password, 8 to 128 characters.
             * @example a long enough one
             */
            password: string;
            /**
             * @description 3 to 20 lowercase letters, digits and hyphens; no hyphen at either end.
             * @example ada
             */
            username: string;
            /**
             * @description The display name, at most 80 characters. Defaults to the username.
             * @example Ada
             */
            display_name?: string | null;
            /**
             * @description An IANA time zone. Unknown zones are ignored.
             * @example Europe/London
             */
            timezone?: string | null;
            /**
             * @description A self-description of at most 2,000 characters for the private assistant, never shown to others.
             * @example Keeps a lighthouse.
             */
            about?: string | null;
        };
        Credentials: {
            /**
             * @description The email address of the account, case-insensitive.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description The password of the account.
             * @example a long enough one
             */
            password: string;
        };
        Done: {
            ok: boolean;
        };
        Availability: {
            available: boolean;
            message?: string;
            code?: components["schemas"]["ErrorCode"];
            /** @description Values in the message, such as a limit. */
            params?: {
                [key: string]: string | number;
            };
        };
        UsernameCheck: {
            /**
             * @description The username as typed.
             * @example ada
             */
            username: string;
        };
        EmailCheck: {
            /**
             * @description The email address as typed.
             * @example ada@example.org
             */
            email: string;
        };
        PasswordResetRequest: {
            /**
             * @description The email address of the account, case-insensitive.
             * @example ada@example.org
             */
            email: string;
        };
        PasswordReset: {
            /**
             * @description The token from the emailed link. Valid once, for an hour.
             * @example q0Zb2m…
             */
            token: string;
            /**
             * @description The password, 8 to 128 characters.
             * @example a long enough one
             */
            password: string;
        };
        AccountDeletion: {
            /**
             * @description The current password of the account.
             * @example a long enough one
             */
            password: string;
        };
        SearchResults: {
            results: {
                /** Format: uuid */
                id: string;
                name: string | null;
                /** Format: date-time */
                updated_at: string;
                snippet: string | null;
                message: {
                    position: number;
                    snippet: string;
                    found: string[];
                } | null;
            }[];
        };
        ThreadPage: {
            threads: components["schemas"]["Thread"][];
            /**
             * @description The cursor of the next page for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        NewThread: {
            /**
             * @description The agent that answers. Defaults to the private assistant.
             * @example private_brain
             * @enum {string}
             */
            agent_type?: "private_brain" | "profile_pal" | "testing" | "twin";
        };
        StepCount: {
            count: number;
        };
        ThreadChange: {
            /**
             * @description The new name, 1 to 120 characters.
             * @example The boat
             */
            name: string;
        };
        StartedChat: {
            /** Format: uuid */
            thread_id: string;
        };
        ThreadSelection: {
            /**
             * @description The conversations to delete, 1 to 100.
             * @example [
             *       "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"
             *     ]
             */
            ids: string[];
        };
        History: {
            steps: components["schemas"]["Step"][];
            /**
             * @description Whether there are older messages than this page.
             * @example true
             */
            has_more: boolean;
            /**
             * @description Whether there are newer messages than this page.
             * @example false
             */
            has_newer: boolean;
            thread: components["schemas"]["Thread"];
            token_info: {
                estimated_tokens: number;
                total_chars: number;
                message_count: number;
                /**
                 * Format: date-time
                 * @description When the last message was sent.
                 */
                timestamp: string;
            };
        };
        ThreadExport: {
            thread: components["schemas"]["Thread"];
            steps: components["schemas"]["Step"][];
        };
        ConversationImportList: {
            imports: components["schemas"]["ConversationImport"][];
        };
        NewConversationImport: {
            /**
             * Format: uuid
             * @description ID of an upload, as returned by POST /upload/files?read=false. Either the ZIP file of a ChatGPT or Claude export, or its conversations.json.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            file_id: string;
        };
        ConversationStarterList: {
            starters: components["schemas"]["ConversationStarter"][];
        };
        ConversationStarter: {
            /** @description The type of content: `note`, `story`, or `memory` for something the assistant remembers. */
            kind: string;
            /** @description The title of the note or story, or the text of the memory. */
            text: string;
        };
        Run: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            thread_id: string;
            /** Format: uuid */
            user_step_id: string;
            /** Format: uuid */
            assistant_step_id: string;
            /** @enum {string} */
            status: "queued" | "running" | "completed" | "stopped" | "failed" | "interrupted";
            attempt: number;
            error: {
                message: string;
                code: string | null;
            } | null;
            /** Format: date-time */
            created_at: string;
        };
        ReplacedAnswer: {
            run: components["schemas"]["Run"];
            deleted_step_ids: string[];
        };
        Retry: {
            /**
             * @description Idempotency key generated by the client, at most 64 characters. Repeating a key returns the same run.
             * @example message-17
             */
            client_id?: string;
        };
        NewMessage: {
            /**
             * @description The message text, 1 to 200,000 characters. Must not be blank.
             * @example Where is the boat?
             */
            input: string;
            /**
             * @description Idempotency key generated by the client, at most 64 characters. Repeating a key returns the same run.
             * @example message-17
             */
            client_id?: string;
        };
        StreamRequest: {
            /**
             * @description The message text. If omitted, the newest answer is followed.
             * @example Where is the boat?
             */
            input?: string;
            /**
             * Format: uuid
             * @description The conversation. If omitted, a new one is started.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            thread_id?: string | null;
            /**
             * @description Uploads, each with its `id`.
             * @example [
             *       {
             *         "id": "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"
             *       }
             *     ]
             */
            elements?: ({
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                element_type?: "text" | "file" | "tool_call" | "other";
                content?: string | null;
                file_path?: string | null;
                url?: string | null;
                name?: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description Idempotency key generated by the client, at most 64 characters. Repeating a key returns the same run.
             * @example message-17
             */
            client_id?: string;
        };
        UploadedFiles: {
            files: components["schemas"]["UploadedFile"][];
        };
        UploadedFile: components["schemas"]["Element"] & {
            /** @description Warnings to show before sending. They don’t prevent sending. */
            warnings: string[];
        };
        FilesForm: {
            files: string[];
        };
        TwinConversationPage: {
            conversations: components["schemas"]["TwinConversation"][];
            /**
             * @description The cursor of the next page for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        TwinConversation: {
            /** Format: uuid */
            id: string;
            /**
             * @description The type of visitor: `guest` without an account, `member` with one.
             * @example guest
             * @enum {string}
             */
            visitor_kind: "guest" | "member";
            /**
             * @description Username of the visitor. Null for guests, and while the visitor’s profile is private.
             * @example grace
             */
            visitor_username: string | null;
            /**
             * @description Beginning of the first message, on one line; null if it has no text.
             * @example Who are you?
             */
            first_question: string | null;
            /** @description Beginning of the newest message, on one line; null if it has no text. */
            last_message_preview: string | null;
            /**
             * @description Number of messages, including those of the twin.
             * @example 4
             */
            step_count: number;
            /**
             * Format: date-time
             * @description When the conversation started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the last message was sent. Lists are sorted by this field.
             */
            updated_at: string;
        };
        TwinConversationHistory: {
            conversation: components["schemas"]["TwinConversation"];
            steps: components["schemas"]["TwinConversationStep"][];
            /**
             * @description Whether there are older messages than this page.
             * @example true
             */
            has_more: boolean;
            /**
             * @description Whether there are newer messages than this page.
             * @example false
             */
            has_newer: boolean;
        };
        TwinConversationStep: {
            /** Format: uuid */
            id: string;
            /**
             * @description Zero-based position in the conversation, without gaps.
             * @example 0
             */
            position: number;
            /**
             * @description The author of the message.
             * @example visitor
             * @enum {string}
             */
            author: "visitor" | "twin";
            /**
             * @description Text of the message, or the text so far while it is being written.
             * @example Who are you?
             */
            text: string;
            /** @description Sources cited in the answer as `[number]`, as of when it was written. */
            citations: components["schemas"]["Citation"][];
            /**
             * @description Whether the twin could not answer. Not affected by dismissing the question.
             * @example false
             */
            is_unanswered: boolean;
            /**
             * @description Whether the answer failed.
             * @example false
             */
            is_error: boolean;
            /**
             * Format: date-time
             * @description When the message was created.
             */
            created_at: string;
        };
        TwinQuestionList: {
            questions: components["schemas"]["TwinQuestion"][];
        };
        TwinQuestion: {
            /**
             * @description Key of the question. Questions that differ only in case and punctuation share a key.
             * @example where are the keys
             */
            key: string;
            /**
             * @description The question as last asked, at most 500 characters.
             * @example Where are the keys?
             */
            text: string;
            /**
             * @description Number of times the question was asked.
             * @example 2
             */
            count: number;
            /**
             * Format: date-time
             * @description When the question was last asked. Lists are sorted by this field.
             */
            last_asked_at: string;
            /**
             * Format: uuid
             * @description ID of the conversation in which the question was last asked, for use with GET /twin-conversations/{id}.
             */
            conversation_id: string;
        };
        DismissedQuestion: {
            key: string;
        };
        QuestionDismissal: {
            /**
             * @description Key of the question.
             * @example where are the keys
             */
            key: string;
        };
        MemoryPage: {
            memories: components["schemas"]["Memory"][];
            /**
             * @description The cursor of the next page for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        Memory: {
            /** Format: uuid */
            id: string;
            /** @description The text of the memory: one line of 1 to 1,000 characters. */
            content: string;
            /**
             * Format: date-time
             * @description When the memory was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the memory was last corrected, merged or restored; initially the creation time.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When an answer last cited the memory; null if none does.
             */
            last_used_at: string | null;
            /** @description Whether the assistant created the memory automatically after an answer, without being asked. */
            is_noticed: boolean;
            /**
             * Format: uuid
             * @description The ID of the memory that superseded this one; null for active memories.
             */
            superseded_by: string | null;
            /** @description The memories that this one superseded, newest first. */
            earlier: {
                /** Format: uuid */
                id: string;
                content: string;
                /** Format: date-time */
                created_at: string;
            }[];
            /**
             * Format: uuid
             * @description The conversation that the memory comes from; null for memories added by hand and after the conversation was deleted.
             */
            thread_id: string | null;
            /** @description The position of the source message in the conversation; null if there is none. */
            position: number | null;
        };
        MemoryChange: {
            /**
             * @description The text, 1 to 1,000 characters. Line breaks are replaced with spaces.
             * @example The boat is called Freya.
             */
            content: string;
        };
        MemoryMerge: {
            /**
             * Format: uuid
             * @description The memory to forget.
             * @example 0199c1d2-7b1c-7cc0-8000-1234567890ab
             */
            other_id: string;
            /**
             * @description The merged text, 1 to 1,000 characters.
             * @example Freya is our red boat.
             */
            content: string;
        };
        ForgottenMemory: {
            /** Format: uuid */
            id: string;
            restored: components["schemas"]["Memory"][];
        };
        MemoryProposalList: {
            proposals: components["schemas"]["MemoryProposal"][];
        };
        MemoryProposal: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            action: "remember" | "forget";
            /** @description The text of the memory to create or forget. */
            content: string;
            /** @description Whether the assistant had read untrusted content before it made the proposal. */
            has_untrusted_content: boolean;
            /** Format: date-time */
            created_at: string;
        };
        MemoryRuleList: {
            rules: components["schemas"]["MemoryRule"][];
        };
        MemoryRule: {
            /** Format: uuid */
            id: string;
            /** @description The words of the original memory in lower case. Memories with most of these words, in any form, are refused. */
            words: string[];
            /**
             * Format: date-time
             * @description When the rule was created.
             */
            created_at: string;
        };
        NewMemoryRule: {
            /**
             * Format: uuid
             * @description The memory to create the rule from. It is forgotten.
             * @example 0199c1d2-7b1c-7cc0-8000-1234567890ab
             */
            memory_id: string;
        };
        ProfileProposalList: {
            proposals: components["schemas"]["ProfileProposal"][];
        };
        ProfileProposal: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            source: "stories" | "private_brain" | "profile_pal" | "testing";
            field: string;
            value: string;
            evidence: string | null;
            /** Format: uuid */
            source_item_id: string | null;
            /** @enum {string} */
            status: "pending" | "accepted" | "rejected";
            /** Format: date-time */
            created_at: string;
        };
        AcceptedProposal: {
            proposal: components["schemas"]["ProfileProposal"];
            profile: components["schemas"]["Profile"];
        };
        Profile: {
            /** Format: uuid */
            id: string;
            email: string;
            username: string;
            display_name: string | null;
            title: string | null;
            bio: string | null;
            interests: string[];
            achievements: string[];
            avatar_url: string | null;
            profile_picture_url: string | null;
            public: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            public_profile_url: string | null;
            public_fields: ("display_name" | "avatar_url" | "bio" | "interests" | "location" | "achievements" | "posts" | "photos" | "skills" | "projects")[];
            /** @description Whether visitors can talk to the twin while the profile is public. */
            twin_enabled: boolean;
            suggested_questions: string[];
            metadata: {
                [key: string]: unknown;
            };
            posts: (string | {
                title: string;
                content: string;
            })[];
            photos: string[];
            skills: string[];
            projects: (string | {
                title: string;
                description?: string;
            })[];
            location: string | null;
            twin_metadata: {
                section_visibility: {
                    achievements: boolean;
                    posts: boolean;
                    photos: boolean;
                    skills: boolean;
                    projects: boolean;
                };
            } & {
                [key: string]: unknown;
            };
        };
        ProposalAcceptance: {
            /**
             * @description The text to use instead of the proposed one. Omitted or null to use the proposed text.
             * @example Keeps the lighthouse of Skagen.
             */
            value?: string | null;
        };
        RejectedProposal: {
            proposal: components["schemas"]["ProfileProposal"];
        };
        ProfileChange: {
            /**
             * @description 3 to 20 lowercase letters, digits and hyphens; no hyphen at either end. The previous username stays reserved for its owner for a year, and its links redirect.
             * @example ada
             */
            username?: string;
            /**
             * @description The headline on one line; null to clear it.
             * @example Keeper
             */
            title?: string | null;
            /**
             * @description The biography, at most 2,000 characters; null to clear it.
             * @example Keeps a lighthouse.
             */
            bio?: string | null;
            /**
             * @description The location; null to clear it.
             * @example Skagen
             */
            location?: string | null;
            /**
             * @description The interests.
             * @example [
             *       "sailing"
             *     ]
             */
            interests?: string[];
            /**
             * @description The achievements.
             * @example [
             *       "Kept the lamp lit for ten years"
             *     ]
             */
            achievements?: string[];
            /**
             * @description The skills.
             * @example [
             *       "welding"
             *     ]
             */
            skills?: string[];
            /**
             * @description The posts, as texts or as titles with contents.
             * @example [
             *       {
             *         "title": "First",
             *         "content": "Hello."
             *       }
             *     ]
             */
            posts?: (string | {
                title: string;
                content: string;
            })[];
            /**
             * @description Names, or titles with a description.
             * @example [
             *       {
             *         "title": "Lamp",
             *         "description": "The projects, as names or as titles with descriptions."
             *       }
             *     ]
             */
            projects?: (string | {
                title: string;
                description?: string;
            })[];
            /**
             * @description The photo URLs. Add a photo with POST /profile/photos.
             * @example [
             *       "https://example.org/lamp.webp"
             *     ]
             */
            photos?: string[];
            /**
             * @description Custom data, merged by key. A null value removes its key.
             * @example {
             *       "pronouns": "she"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
            /**
             * @description The display name, at most 80 characters. Null or blank to use the username.
             * @example Ada
             */
            display_name?: string | null;
            /**
             * @description Whether the profile is public. Requires a confirmed email address.
             * @example true
             */
            public?: boolean;
            /**
             * @description The public fields.
             * @example [
             *       "bio",
             *       "skills"
             *     ]
             */
            public_fields?: ("display_name" | "avatar_url" | "bio" | "interests" | "location" | "achievements" | "posts" | "photos" | "skills" | "projects")[];
            /**
             * @description Whether visitors can talk to the twin while the profile is public.
             * @example true
             */
            twin_enabled?: boolean;
            /**
             * @description The suggested questions, at most 5 of 120 characters.
             * @example [
             *       "What do you keep?"
             *     ]
             */
            suggested_questions?: string[];
            /**
             * @description Custom data about the twin, merged by key. A null value removes its key.
             * @example {
             *       "section_visibility": {
             *         "photos": false
             *       }
             *     }
             */
            twin_metadata?: {
                section_visibility?: {
                    achievements?: boolean;
                    posts?: boolean;
                    photos?: boolean;
                    skills?: boolean;
                    projects?: boolean;
                };
            } & {
                [key: string]: unknown;
            };
        };
        PictureForm: {
            /**
             * Format: binary
             * @description A JPEG, PNG, WebP, GIF or AVIF image of at most 10 MB.
             */
            file: string;
        };
        StoryProposals: {
            profile: components["schemas"]["Profile"];
            proposals: components["schemas"]["ProfileProposal"][];
        };
        DocumentList: {
            documents: components["schemas"]["Document"][];
        };
        DocumentsForm: {
            files: string[];
        };
        DocumentForm: {
            files: string[];
        };
        DocumentPage: {
            documents: components["schemas"]["Document"][];
            /**
             * @description The cursor of the next page for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        DocumentExcerpt: {
            /** @description The parts in document order. */
            parts: {
                /**
                 * @description The zero-based position in the document, without gaps.
                 * @example 0
                 */
                position: number;
                /**
                 * @description The page number, from 1; null if the document has no pages.
                 * @example 1
                 */
                page: number | null;
                /**
                 * @description The offset of the part in the whole text, in UTF-16 code units.
                 * @example 0
                 */
                start: number;
                /** @description The text. Lines that start with number signs are headings. */
                text: string;
            }[];
            /**
             * @description The number of parts in the document.
             * @example 12
             */
            part_count: number;
            /** @description The position of the requested passage; null if none was requested or it no longer exists. */
            passage: {
                start: number;
                end: number;
            } | null;
        };
        NewWebPage: {
            /**
             * @description The public HTTP or HTTPS URL of the page. Defaults to HTTPS if it has no scheme.
             * @example https://example.org/journal/rigging
             */
            url: string;
        };
        StoryImport: {
            /** @description Whether the import is running in the background, as it does for more than 512 KB. Results are not known yet. */
            is_running: boolean;
            /** @description The result for each file, in the given order. */
            files: {
                /**
                 * @description The name of the uploaded file.
                 * @example diary.md
                 */
                file_name: string;
                /**
                 * @description The number of stories added.
                 * @example 3
                 */
                story_count: number;
                /**
                 * @description The number of stories skipped because the same text was imported before.
                 * @example 0
                 */
                known_count: number;
                /** @description Why nothing was imported from the file; null if there is no problem. */
                problem: string | null;
            }[];
            /** @description The new stories. */
            stories: components["schemas"]["ListedKnowledgeItem"][];
        };
        ListedKnowledgeItem: {
            /** Format: uuid */
            id: string;
            /**
             * @description The kind of the item.
             * @example note
             * @enum {string}
             */
            kind: "note" | "story" | "document";
            /** @example Lighthouse keys */
            title: string;
            /**
             * @description The beginning of the text on one line without Markdown, at most 280 characters.
             * @example The spare keys hang behind the lamp.
             */
            excerpt: string;
            /**
             * @description Whether the owner’s twin can use the item while the profile is public.
             * @example false
             */
            is_public: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description The time of the last change. Lists are ordered by it by default.
             */
            updated_at: string;
        };
        StoryImportRequest: {
            /**
             * @description The file IDs returned by POST /upload/files: at most 20 .md or .txt files of up to 5 MB. Uploads are kept for a day.
             * @example [
             *       "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"
             *     ]
             */
            file_ids: string[];
            /**
             * @description One story per file, or one per top-level Markdown heading plus one for the text before the first heading.
             * @default file
             * @example heading
             * @enum {string}
             */
            split: "file" | "heading";
        };
        KnowledgeItemPage: {
            items: components["schemas"]["ListedKnowledgeItem"][];
            /**
             * @description The cursor of the next page for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        KnowledgeMatchList: {
            results: components["schemas"]["KnowledgeMatch"][];
        };
        KnowledgeMatch: {
            item: components["schemas"]["ListedKnowledgeItem"];
            /**
             * @description The matching sentences, without Markdown.
             * @example The spare keys hang behind the lamp.
             */
            passage: string;
            /**
             * @description The ordinal of the passage in a document; null for notes and stories.
             * @example null
             */
            ordinal: number | null;
            /**
             * @description The page of a document; null if there are no pages.
             * @example null
             */
            page: number | null;
        };
        CreatedKnowledgeItem: components["schemas"]["KnowledgeItem"] & {
            /** @description The key of the twin question that the item closed; null if there is none. */
            answered_question: string | null;
        };
        KnowledgeItem: components["schemas"]["ListedKnowledgeItem"] & {
            /**
             * @description The whole Markdown text as it was written. Documents have only the beginning here; GET /knowledge/documents/{id}/text has the whole text.
             * @example The spare keys hang behind the lamp.
             */
            content: string;
        };
        NewKnowledgeItem: {
            /**
             * @description A note or a story. Documents are created from files.
             * @example note
             * @enum {string}
             */
            kind: "note" | "story";
            /**
             * @description The title, 1 to 200 characters.
             * @example Lighthouse keys
             */
            title: string;
            /**
             * @description The text, 1 to 200,000 characters.
             * @example The spare keys hang behind the lamp.
             */
            content: string;
            /**
             * @description Whether the owner’s twin can use the item.
             * @default false
             * @example false
             */
            is_public: boolean;
            /**
             * @description The key of the unanswered twin question that the item answers. The question is closed only if the item is public.
             * @example where are the keys
             */
            answers_question?: string;
        };
        KnowledgeItemChange: {
            /**
             * @description The title, 1 to 200 characters.
             * @example Lighthouse keys
             */
            title?: string;
            /**
             * @description The text, 1 to 200,000 characters.
             * @example The spare keys hang behind the lamp.
             */
            content?: string;
            /**
             * @description Whether the owner’s twin can use the item, starting with its next answer.
             * @example true
             */
            is_public?: boolean;
        };
        TwinPreview: {
            passages: components["schemas"]["TwinPassage"][];
        };
        TwinPassage: {
            /**
             * @description The type of the source.
             * @example item
             * @enum {string}
             */
            kind: "item" | "profile";
            /**
             * @description ID of the item, or name of the profile field.
             * @example bio
             */
            source_id: string;
            /**
             * @description The title of the source.
             * @example Lighthouse keys
             */
            title: string;
            /** @description The verbatim text of the passage. Long texts are reduced to the most relevant sentences. */
            text: string;
        };
        PublicProfile: components["schemas"]["PublicPerson"] & {
            /** @description Public stories and notes, most recently changed first, at most 20. */
            items: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "note" | "story" | "document";
                title: string;
                content: string;
                /** Format: date-time */
                updated_at: string;
            }[];
        };
        PublicPerson: {
            username: string;
            display_name: string | null;
            avatar_url: string | null;
            profile_picture_url: string | null;
            bio: string | null;
            interests: string[];
            location: string | null;
            achievements: string[];
            posts: (string | {
                title: string;
                content: string;
            })[];
            photos: string[];
            skills: string[];
            projects: (string | {
                title: string;
                description?: string;
            })[];
            twin_metadata: {
                section_visibility: {
                    achievements: boolean;
                    posts: boolean;
                    photos: boolean;
                    skills: boolean;
                    projects: boolean;
                };
            };
            suggested_questions: string[];
        };
        Twin: components["schemas"]["PublicProfile"] & {
            /** @description Whether the owner’s profile is public. If false, only the owner can access the twin. */
            public: boolean;
            /** @description Whether visitors can talk to the twin. */
            enabled: boolean;
            /** @description Whether this is Twain’s demo twin, for which the built-in responder answers. */
            demo: boolean;
            /** @description The caller’s username if it is attached to messages that they leave with the twin. Null for guests, for the owner, and while the caller’s profile is private: such messages are anonymous. */
            caller_signature: string | null;
            /**
             * Format: uuid
             * @description The caller’s latest conversation with the twin; null before the first message.
             */
            thread_id: string | null;
        };
        TwinMessageSent: {
            /** Format: uuid */
            thread_id: string;
            run: components["schemas"]["Run"];
        };
        PeoplePage: {
            people: components["schemas"]["PublicPerson"][];
            /**
             * @description The cursor of the next page for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        InterestList: {
            interests: components["schemas"]["PublicInterest"][];
        };
        PublicInterest: {
            /**
             * @description The most common spelling.
             * @example sailing
             */
            name: string;
            /**
             * @description The number of public profiles with this interest.
             * @example 12
             */
            count: number;
        };
        Roadmap: {
            items: components["schemas"]["RoadmapItem"][];
        };
        RoadmapItem: {
            /** Format: uuid */
            id: string;
            /**
             * @description The title on one line.
             * @example Calendar
             */
            title: string;
            /**
             * @description The description of the feature.
             * @example The assistant knows what is planned.
             */
            description: string;
            /**
             * @description The status of the item. Suggested and declined items are visible only to their author.
             * @example planned
             * @enum {string}
             */
            status: "suggested" | "planned" | "in_progress" | "done" | "declined";
            /** @description The reply from the product team; null without a reply. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When the item was created.
             */
            created_at: string;
            /**
             * @description The number of votes.
             * @example 7
             */
            vote_count: number;
            /** @description Whether the viewer has voted for the item; false when signed out. */
            viewer_has_voted: boolean;
            /** @description Whether the viewer can vote for the item: signed in, and the item is planned or in progress. */
            viewer_can_vote: boolean;
            /** @description Whether the viewer suggested the item. */
            is_viewers_suggestion: boolean;
        };
        RoadmapSuggestion: {
            /**
             * @description The title, 1 to 80 characters.
             * @example Calendar
             */
            title: string;
            /**
             * @description The description, 1 to 1,000 characters.
             * @example So that it knows what is planned.
             */
            description: string;
        };
        PlanList: {
            plans: components["schemas"]["Plan"][];
        };
        Plan: {
            /**
             * @description The unique key of the plan.
             * @example free
             */
            key: string;
            /**
             * @description The name of the plan.
             * @example Free
             */
            name: string;
            /**
             * @description The intended audience; may be empty.
             * @example For trying it out.
             */
            description: string;
            /**
             * @description The price as text; null if the plan is free.
             * @example 9 € a month
             */
            price: string | null;
            /** @description The web or email address for requesting the plan; null if there is none. Plans can’t be bought in the app. */
            contact_url: string | null;
            /**
             * @description Whether this is the plan of users without an assigned plan.
             * @example true
             */
            is_default: boolean;
            /** @description The enforced limits. Null means unlimited; days are in UTC. */
            limits: {
                /**
                 * @description The maximum number of messages per day to assistants and twins; null if unlimited.
                 * @example 200
                 */
                messages_per_day: number | null;
                /**
                 * @description The maximum number of uploaded files per day; null if unlimited.
                 * @example 100
                 */
                uploads_per_day: number | null;
                /**
                 * @description The maximum number of uploaded megabytes per day; null if unlimited.
                 * @example 500
                 */
                upload_megabytes_per_day: number | null;
                /**
                 * @description The maximum file size in megabytes.
                 * @example 25
                 */
                file_megabytes: number;
                /**
                 * @description The maximum number of files per upload.
                 * @example 10
                 */
                files_per_upload: number;
                /**
                 * @description The maximum number of visitor messages to the user’s twin per day; null if unlimited.
                 * @example 500
                 */
                twin_messages_per_day: number | null;
            };
        };
        CurrentPlan: {
            plan: components["schemas"]["Plan"];
            use: components["schemas"]["PlanUse"];
        };
        PlanUse: {
            /**
             * @description The number of messages sent.
             * @example 12
             */
            messages: number;
            /**
             * @description The number of files uploaded.
             * @example 1
             */
            uploads: number;
            /**
             * @description The number of megabytes uploaded.
             * @example 0.5
             */
            upload_megabytes: number;
            /**
             * @description The number of visitor messages to the twin.
             * @example 3
             */
            twin_messages: number;
            /**
             * Format: date-time
             * @description When the counts are reset.
             */
            resets_at: string;
        };
        Usage: {
            /**
             * @description The first day of the period, such as 2026-01-31.
             * @example 2026-01-31
             */
            from: string;
            /**
             * @description The last day of the period, such as 2026-01-31.
             * @example 2026-01-31
             */
            to: string;
            /**
             * @description The time zone of the days.
             * @example Europe/Berlin
             */
            timezone: string;
            total: components["schemas"]["UsageFigures"];
            /** @description The usage counts by day, oldest first, without gaps. */
            days: {
                /**
                 * @description The calendar day in the time zone.
                 * @example 2026-01-31
                 */
                date: string;
                figures: components["schemas"]["UsageFigures"];
            }[];
            /** @description The tools that were used, most used first. */
            tools: {
                /**
                 * @description The name of the tool for the model.
                 * @example search_knowledge
                 */
                name: string;
                /**
                 * @description The name of the tool for users.
                 * @example Search knowledge
                 */
                display_name: string;
                /**
                 * @description The number of calls.
                 * @example 3
                 */
                calls: number;
                /**
                 * @description The number of failed calls.
                 * @example 3
                 */
                failures: number;
                /**
                 * @description The median duration in milliseconds; null if unknown.
                 * @example 420
                 */
                median_ms: number | null;
            }[];
            /** @description The current progress of the semantic search index; null if the server has no embedding model. */
            embeddings: {
                /**
                 * @description The number of passages: parts of notes, stories, documents, memories and messages.
                 * @example 3
                 */
                passages: number;
                /**
                 * @description The number of passages with an embedding of the current model.
                 * @example 3
                 */
                embedded: number;
            } | null;
        };
        UsageFigures: {
            /**
             * @description The number of messages the user sent to assistants and twins.
             * @example 3
             */
            messages: number;
            /**
             * @description The number of messages with a complete answer.
             * @example 3
             */
            answers: number;
            /**
             * @description The number of messages whose answer failed.
             * @example 3
             */
            failures: number;
            /**
             * @description The number of messages whose answer was stopped or interrupted.
             * @example 3
             */
            interruptions: number;
            /**
             * @description The number of input tokens reported by the model, or one per four characters of the message if it reported none.
             * @example 1200
             */
            prompt_tokens: number;
            /**
             * @description The number of output tokens reported by the model, or one per four characters of the answer if it reported none.
             * @example 1200
             */
            completion_tokens: number;
            /**
             * @description The median time to the first token in milliseconds; null if there were no answers.
             * @example 420
             */
            first_token_median_ms: number | null;
            /**
             * @description The 95th percentile of the time to the first token in milliseconds; null if there were no answers.
             * @example 420
             */
            first_token_p95_ms: number | null;
            /**
             * @description The number of tool calls made by assistants.
             * @example 3
             */
            tool_calls: number;
            /**
             * @description The number of failed tool calls.
             * @example 3
             */
            tool_failures: number;
            /**
             * @description The number of visitors who talked to the user’s twin.
             * @example 3
             */
            twin_visitors: number;
            /**
             * @description The number of visitor conversations with the twin.
             * @example 3
             */
            twin_conversations: number;
            /**
             * @description The number of visitor messages to the twin.
             * @example 3
             */
            twin_messages: number;
            /**
             * @description The number of visitor messages that the twin could not answer, including questions that were resolved later.
             * @example 3
             */
            twin_unanswered: number;
        };
        Model: {
            /**
             * @description The provider: `builtin`, `openai-compatible` or `anthropic`.
             * @example builtin
             */
            provider: string;
            /**
             * @description The provider’s name for the model.
             * @example llama3.2
             */
            name: string;
            /**
             * @description Whether this is the built-in responder, which is not a language model and must be labelled as such.
             * @example true
             */
            is_built_in: boolean;
        };
        NotificationPage: {
            notifications: components["schemas"]["Notification"][];
            /**
             * @description The cursor of the next page for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        NotificationStats: {
            unread_notifications: number;
        };
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
        };
        Webhook: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description The URL that events are sent to.
             * @example https://example.org/twain
             */
            url: string;
            /**
             * @description The owner’s description; may be empty.
             * @example Backup of answers
             */
            description: string;
            /**
             * @description The event types that the webhook receives.
             * @example [
             *       "answer.finished"
             *     ]
             */
            event_types: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_unanswered" | "import.finished" | "document.finished")[];
            /** @description Whether events are sent to the webhook. Events that occur while it is disabled are never sent. */
            is_enabled: boolean;
            /**
             * @description Why the webhook was disabled after repeated failures; null otherwise.
             * @example null
             */
            problem: string | null;
            /**
             * Format: date-time
             * @description When the current series of failed attempts began; null if the last attempt succeeded and before the first attempt.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-01-31T09:30:00.000Z
             */
            updated_at: string;
        };
        WebhookWithSecret: {
            webhook: components["schemas"]["Webhook"];
            /**
             * @description The secret for verifying signatures, as specified by Standard Webhooks. It is shown only once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        NewWebhook: {
            /**
             * @description The HTTPS URL of the endpoint. Addresses in private networks are refused unless the server allows them.
             * @example https://example.org/twain
             */
            url: string;
            /**
             * @description The description, at most 100 characters.
             * @example Backup of answers
             */
            description?: string | null;
            /**
             * @description The event types that the webhook receives, at least one.
             * @example [
             *       "answer.finished",
             *       "answer.failed"
             *     ]
             */
            event_types: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_unanswered" | "import.finished" | "document.finished")[];
        };
        WebhookChange: {
            /**
             * @description The HTTPS URL of the endpoint. Addresses in private networks are refused unless the server allows them.
             * @example https://example.org/twain
             */
            url?: string | null;
            /**
             * @description The description, at most 100 characters.
             * @example Backup of answers
             */
            description?: string | null;
            /**
             * @description The event types that the webhook receives, at least one.
             * @example [
             *       "answer.finished",
             *       "answer.failed"
             *     ]
             */
            event_types?: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_unanswered" | "import.finished" | "document.finished")[] | null;
            /**
             * @description Whether events are sent to the webhook.
             * @example true
             */
            is_enabled?: boolean | null;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * Format: uuid
             * @description The `webhook-id` header: the same for every attempt and for all webhooks that receive the event.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            event_id: string;
            /**
             * @description The event type in the payload; `webhook.test` for a test event.
             * @example answer.finished
             */
            type: string;
            data: components["schemas"]["WebhookEventData"];
            /**
             * @description The delivery status. `pending`: queued or being sent; `delivered`: the webhook responded with a status from 200 to 299; `failed`: given up.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description The time of the next attempt; null if the event is delivered or given up.
             * @example 2026-01-31T09:30:00.000Z
             */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /** @description The attempts, newest first, at most 30. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description The `data` of the payload. Its fields depend on the event type. */
        WebhookEventData: {
            /**
             * Format: uuid
             * @description The run that created the answer, for GET /chat/runs/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            run_id: string;
            /**
             * Format: uuid
             * @description The conversation, for GET /chat/threads/{id}/history.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            thread_id: string;
            /**
             * Format: uuid
             * @description The answer, for GET /chat/steps/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
        } | {
            /**
             * Format: uuid
             * @description The failed run, for POST /chat/runs/{id}/retry.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            run_id: string;
            /**
             * Format: uuid
             * @description The conversation, for GET /chat/threads/{id}/history.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            thread_id: string;
            /**
             * Format: uuid
             * @description The incomplete answer.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
            /**
             * @description The error code.
             * @example model_unavailable
             */
            code: string;
        } | {
            /**
             * Format: uuid
             * @description The conversation, for GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The notification with the message, for GET /notifications.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            notification_id: string;
        } | {
            /**
             * @description The key of the question, for GET /twin-questions.
             * @example 0b6cf26ff4f3ae1ee3cf5b9e0c3c6f5a
             */
            question_key: string;
            /**
             * Format: uuid
             * @description The conversation, for GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The twin’s reply that it can’t answer.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
        } | {
            /**
             * Format: uuid
             * @description The import, for GET /chat/imports/{id}. Only for imports of conversations.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            import_id?: string;
            /**
             * @description The number of stories added.
             * @example 12
             */
            story_count: number;
            /**
             * @description The number of conversations added. Only for imports of conversations.
             * @example 212
             */
            conversation_count?: number;
            /**
             * @description The number of items skipped because they were imported before.
             * @example 0
             */
            known_count: number;
            /**
             * @description The number of files that could not be imported.
             * @example 0
             */
            problem_count: number;
        } | {
            /**
             * Format: uuid
             * @description The document, for GET /knowledge/documents/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            document_id: string;
            /**
             * @description Whether the document was read.
             * @example ready
             * @enum {string}
             */
            status: "ready" | "failed";
            /**
             * @description Whether a newer file was read for an existing document.
             * @example false
             */
            is_newer_file: boolean;
        } | {
            /**
             * Format: uuid
             * @description The tested webhook.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            webhook_id: string;
        };
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When the attempt ended.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /**
             * @description The HTTP status code; null if there was no response.
             * @example 503
             */
            status_code: number | null;
            /**
             * @description Why the attempt failed, unless the status code says it; null otherwise.
             * @example null
             */
            problem: string | null;
            /**
             * @description The duration in milliseconds.
             * @example 84
             */
            duration_ms: number;
            /**
             * @description The first 500 characters of the response body.
             * @example Try again later
             */
            response: string;
        };
        WebhookDeliveryPage: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * @description The cursor of the next page for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
    };
    responses: {
        /** @description The response is unchanged since the `ETag` sent in `If-None-Match`. Has no body. */
        304: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The input is invalid, or has an unknown parameter or field. Nothing was changed. */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Invalid email format",
                 *         "code": "invalid_email",
                 *         "field": "email",
                 *         "problems": [
                 *           {
                 *             "message": "Invalid email format",
                 *             "code": "invalid_email",
                 *             "field": "email"
                 *           }
                 *         ]
                 *       },
                 *       "detail": "Invalid email format"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session or access token is missing, invalid or expired. */
        401: {
            headers: {
                /** @description The challenge for a bearer token. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Not authenticated",
                 *         "code": "unauthorized"
                 *       },
                 *       "detail": "Not authenticated"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request came from another site. */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "This request comes from another site.",
                 *         "code": "request_from_another_site"
                 *       },
                 *       "detail": "This request comes from another site."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The object does not exist or is not visible to the caller. */
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "There is no such conversation.",
                 *         "code": "no_such_conversation"
                 *       },
                 *       "detail": "There is no such conversation."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path does not support this method. `Allow` lists the supported methods. */
        405: {
            headers: {
                /** @description The supported methods, separated by commas. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "This address does not take PUT. Use GET or POST.",
                 *         "code": "method_not_allowed",
                 *         "params": {
                 *           "method": "PUT",
                 *           "allowed": "GET or POST"
                 *         }
                 *       },
                 *       "detail": "This address does not take PUT. Use GET or POST."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request conflicts with the current state, or the `Idempotency-Key` was already used with a different request. */
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "This Idempotency-Key was used for another call. Use a new one.",
                 *         "code": "idempotency_key_reused"
                 *       },
                 *       "detail": "This Idempotency-Key was used for another call. Use a new one."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "This request is too large.",
                 *         "code": "too_large"
                 *       },
                 *       "detail": "This request is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call does not accept the `Content-Type` of the body. */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Unsupported Media Type",
                 *         "code": "unsupported_media_type"
                 *       },
                 *       "detail": "Unsupported Media Type"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. `Retry-After` says when to try again. */
        429: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Too many requests. Wait a moment.",
                 *         "code": "too_many_requests"
                 *       },
                 *       "detail": "Too many requests. Wait a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An unexpected error. The server logs its cause with the `error_id`. */
        500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "An unknown error occurred (018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47)",
                 *         "code": "internal_server_error",
                 *         "params": {
                 *           "operation": "unknown",
                 *           "errorId": "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"
                 *         }
                 *       },
                 *       "detail": "An unknown error occurred (018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47)"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server, or a part that the call needs, is unavailable. `Retry-After` says when to try again. */
        503: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Twins are not open on this server.",
                 *         "code": "twins_closed"
                 *       },
                 *       "detail": "Twins are not open on this server."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description A weak validator of the response body. It does not depend on compression. */
        ETag: string;
        /** @description The number of seconds until the next attempt can succeed. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAuthVerifyEmailCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailProof"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerification"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailProof"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmail"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthSendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is being sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description `email_verification_off`: this server doesn’t verify email addresses. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `email_already_verified`: the address is already confirmed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description The account is deleted, and the session cookie is cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    patchAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t change account security. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The IDs of the sessions that ended; empty if there were none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMany"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t change account security. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteAccountSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t change account security. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccountAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access tokens. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t change account security. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAccountAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccessToken"];
            };
        };
        responses: {
            /** @description The access token with its secret, which is shown only once. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessToken"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t change account security. Or the address is not confirmed (`email_not_verified`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteAccountAccessTokensById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access token is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t change account security. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The session. Its cookie is set. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /** @description `email_taken` or `username_taken`: another account has this email address or username. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session. Its cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAuthMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its new token. Its cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthCheckUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsernameCheck"];
            };
        };
        responses: {
            /** @description Whether the username is available, and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthCheckEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCheck"];
            };
        };
        responses: {
            /** @description Whether the email address is available, and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description A message for the user that does not reveal whether the account exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postAuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed, all sessions and access tokens have ended, and the email address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileFinishOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP file, streamed while it is created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatThreadsSearch: {
        parameters: {
            query?: {
                /** @description The search text. Matches the beginning of words. */
                q?: string;
                /** @description The maximum number of items, 1 to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search results. Empty if the query is shorter than 2 characters. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatThreads: {
        parameters: {
            query?: {
                /** @description Matches the beginning of words in names and messages. Ignored if shorter than 2 characters. */
                q?: string;
                /** @description The thread types to include, which may include Profile Pal. Can be repeated. */
                type?: ("private_chat" | "profile_onboarding" | "testing" | "self_twin_chat" | "public_twin_chat" | "twin_to_twin")[];
                /** @description Includes conversations last active at or after this time. */
                from?: string;
                /** @description Includes conversations last active before this time. */
                to?: string;
                /** @description Whether to include the conversation with Profile Pal. Applies only if no types are given. */
                include_profile_pal?: "true" | "false";
                /** @description The property to order by. */
                sort?: "created" | "updated" | "name";
                /** @description The sort direction. Defaults to `asc` for names and titles, and `desc` for times. A cursor is invalid in any other order. */
                direction?: "asc" | "desc";
                /** @description The maximum number of items, 1 to 1000. */
                limit?: number;
                /** @description The `next` cursor of the previous page; omit it for the first page. New items neither repeat nor hide other items. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewThread"];
            };
        };
        responses: {
            /** @description The new conversation, which has no messages yet. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatThreadsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested conversation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteChatThreadsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    patchChatThreadsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadChange"];
            };
        };
        responses: {
            /** @description The conversation with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatThreadsByIdCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of steps. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepCount"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatThreadsByIdViewed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the conversation. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedChat"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatProfilePal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested conversation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The conversation has not been started. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatProfilePal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedChat"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatThreadsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadSelection"];
            };
        };
        responses: {
            /** @description The conversations were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMany"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description At least one conversation does not exist. Nothing was deleted. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatStepsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested step. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The message does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatThreadsByIdHistory: {
        parameters: {
            query?: {
                /** @description The maximum number of items, 1 to 1000. */
                limit?: number;
                /** @description Number of oldest messages to skip. If omitted, the latest messages are returned. */
                offset?: number | null;
                /** @description Position of the message to center the page on. Cannot be combined with `offset`. */
                around?: number | null;
            };
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of steps. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatThreadsByIdExport: {
        parameters: {
            query?: {
                /** @description The export file format. */
                format?: "markdown" | "json";
            };
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation as Markdown, or as JSON with the thread and its steps in the shapes used by this API. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "application/json": components["schemas"]["ThreadExport"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s imports, newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationImportList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConversationImport"];
            };
        };
        responses: {
            /** @description The import, which runs in the background. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationImport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description Another import is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatImportsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationImport"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteChatImportsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, with status `undoing`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationImport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatStarters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions; empty if there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationStarterList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatRunsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested run. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The run does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatRunsByIdStop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, which ends shortly. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatRunsByIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Retry"];
            };
        };
        responses: {
            /** @description The new run. To follow it, use GET /chat/stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacedAnswer"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `already_sending`: another message of the conversation is still being answered. `not_last_answer` or `not_last_message`: newer messages follow. `client_message_id_reused`: the `client_id` belongs to another message. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /** @description `too_many_runs`: the caller has the maximum number of answers in progress. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatStepsByIdResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description The new run. To follow it, use GET /chat/stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacedAnswer"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `already_sending`: another message of the conversation is still being answered. `not_last_answer` or `not_last_message`: newer messages follow. `client_message_id_reused`: the `client_id` belongs to another message. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /** @description `too_many_runs`: the caller has the maximum number of answers in progress. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getChatStream: {
        parameters: {
            query?: {
                /** @description The message text. If omitted, the newest answer is followed. */
                input?: string;
                /** @description The conversation. If omitted, a new one is started. */
                thread_id?: string;
                /** @description JSON array of uploads, each with its `id`. */
                elements?: string;
                /** @description Idempotency key generated by the client, at most 64 characters. Repeating a key returns the same run. */
                client_id?: string;
            };
            header?: {
                /** @description The last received event ID. The stream resumes after this event. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events until the answer is done. The `data:` of each event is a ChatStreamEvent as JSON; its `id:` is a cursor for `Last-Event-ID`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Nothing to follow: the conversation has no answer, or all of it has been read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The conversation does not exist or the caller has no access to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            405: components["responses"]["405"];
            /** @description The caller does not accept text/event-stream, or is a navigation or a prefetch. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `already_sending`: another message of the conversation is still being answered. `client_message_id_reused`: the `client_id` belongs to another message. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_streams`: the caller has the maximum number of streams open. `too_many_runs`: the caller has the maximum number of answers in progress. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postChatStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last received event ID. The stream resumes after this event. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamRequest"];
            };
        };
        responses: {
            /** @description Server-sent events until the answer is done. The `data:` of each event is a ChatStreamEvent as JSON; its `id:` is a cursor for `Last-Event-ID`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Nothing to follow: the conversation has no answer, or all of it has been read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The conversation does not exist or the caller has no access to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `already_sending`: another message of the conversation is still being answered. `client_message_id_reused`: the `client_id` belongs to another message. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            /** @description `too_many_streams`: the caller has the maximum number of streams open. `too_many_runs`: the caller has the maximum number of answers in progress. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postUploadFiles: {
        parameters: {
            query?: {
                /** @description Whether to read the files for use in chat. Pass `false` for files that will become documents or stories, which are read later. */
                read?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilesForm"];
            };
        };
        responses: {
            /** @description One element per file, in upload order. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFiles"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getFilesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploaded file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getTwinConversations: {
        parameters: {
            query?: {
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page; omit it for the first page. New items neither repeat nor hide other items. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinConversationPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getTwinConversationsById: {
        parameters: {
            query?: {
                /** @description The maximum number of items, 1 to 1000. */
                limit?: number;
                /** @description Number of oldest messages to skip. If omitted, the latest messages are returned. */
                offset?: number | null;
                /** @description Position of the message to center the page on. Cannot be combined with `offset`. */
                around?: number | null;
            };
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation and a page of its messages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinConversationHistory"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getTwinQuestions: {
        parameters: {
            query?: {
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open questions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinQuestionList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postTwinQuestionsDismiss: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionDismissal"];
            };
        };
        responses: {
            /** @description The question was dismissed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DismissedQuestion"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The question does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getMemories: {
        parameters: {
            query?: {
                /** @description The search text, at most 200 characters. All words must match by prefix. Defaults to all memories. */
                q?: string;
                /** @description Only memories changed at this time or later; all when left out. */
                updated_since?: string;
                /** @description The property to order by. */
                sort?: "created" | "updated";
                /** @description The sort direction. Defaults to `asc` for names and titles, and `desc` for times. A cursor is invalid in any other order. */
                direction?: "asc" | "desc";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page; omit it for the first page. New items neither repeat nor hide other items. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of memories. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postMemories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryChange"];
            };
        };
        responses: {
            /** @description The memory. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `memory_known`: another memory says the same. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getMemoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memory. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The memory does not exist, was forgotten or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteMemoriesById: {
        parameters: {
            query?: {
                /** @description Whether the memory it superseded becomes active again. Otherwise superseded memories are forgotten, too. */
                keeps_earlier?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memories that became active again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgottenMemory"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The memory does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    patchMemoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryChange"];
            };
        };
        responses: {
            /** @description The memory after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The memory does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `memory_known`: another memory says the same. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postMemoriesByIdMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryMerge"];
            };
        };
        responses: {
            /** @description The memory after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The memory does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `memory_known`: another memory says the same. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getMemoryProposals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending memory proposals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryProposalList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postMemoryProposalsByIdAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decided proposal, which no longer exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryProposal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postMemoryProposalsByIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decided proposal, which no longer exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryProposal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getMemoryRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memory rules. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryRuleList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postMemoryRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMemoryRule"];
            };
        };
        responses: {
            /** @description The rule. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryRule"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The memory does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getMemoryRulesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rule that was deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryRule"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The rule does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteMemoryRulesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The rule does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileProposals: {
        parameters: {
            query?: {
                /** @description The status of the proposals to return: pending ones, oldest first; or accepted or rejected ones, newest first, at most 100. */
                status?: "pending" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile proposals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileProposalList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileProposalsByIdAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalAcceptance"];
            };
        };
        responses: {
            /** @description The accepted proposal and the updated profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedProposal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `proposal_decided`: the proposal was accepted or rejected before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileProposalsByIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal that was rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectedProposal"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `proposal_decided`: the proposal was accepted or rejected before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    putProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or publishing requires a confirmed email address (`email_not_verified`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `username_taken`: another account has this username. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileUploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            /** @description The profile with its new picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile without its picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfilePhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            /** @description The profile with its new photo. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postProfileUpdateFromStories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unchanged profile and all pending proposals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryProposals"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getKnowledgeDocuments: {
        parameters: {
            query?: {
                /** @description Only items changed at this time or later; all when left out. */
                updated_since?: string;
                /** @description The property to order by. */
                sort?: "created" | "updated" | "title";
                /** @description The sort direction. Defaults to `asc` for names and titles, and `desc` for times. A cursor is invalid in any other order. */
                direction?: "asc" | "desc";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page; omit it for the first page. New items neither repeat nor hide other items. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postKnowledgeDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentsForm"];
            };
        };
        responses: {
            /** @description The documents in the order of their files. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getKnowledgeDocumentsByIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploaded file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    putKnowledgeDocumentsByIdFile: {
        parameters: {
            query?: {
                /** @description Whether a public document stays public with the newer file. */
                stays_public?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentForm"];
            };
        };
        responses: {
            /** @description The document, unchanged until the newer file has been read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postFilesByIdDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getKnowledgeDocumentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteKnowledgeDocumentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getKnowledgeDocumentsByIdText: {
        parameters: {
            query?: {
                /** @description The number of a passage, as citations name it: the parts begin with the one where it begins. */
                passage?: number | null;
                /** @description The position of the first part, where no passage is asked for. */
                from?: number | null;
            };
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Consecutive parts of the document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentExcerpt"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postKnowledgeWebPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebPage"];
            };
        };
        responses: {
            /** @description The document, whose article is read in the background. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postKnowledgeStoriesImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryImportRequest"];
            };
        };
        responses: {
            /** @description The stories are created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryImport"];
                };
            };
            /** @description The import is running. A notification reports the result. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryImport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getKnowledgeItems: {
        parameters: {
            query?: {
                /** @description The kind of items to return. Defaults to all kinds. */
                kind?: "note" | "story" | "document";
                /** @description Only items changed at this time or later; all when left out. */
                updated_since?: string;
                /** @description The property to order by. */
                sort?: "created" | "updated" | "title";
                /** @description The sort direction. Defaults to `asc` for names and titles, and `desc` for times. A cursor is invalid in any other order. */
                direction?: "asc" | "desc";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page; omit it for the first page. New items neither repeat nor hide other items. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items without their whole texts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeItemPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postKnowledgeItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKnowledgeItem"];
            };
        };
        responses: {
            /** @description The item. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKnowledgeItem"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getKnowledgeSearch: {
        parameters: {
            query: {
                /** @description The search text, at most 400 characters. Words match by prefix. */
                q: string;
                /** @description The maximum number of items, 1 to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results, best match first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeMatchList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getKnowledgeItemsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item with its text. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeItem"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteKnowledgeItemsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    patchKnowledgeItemsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeItemChange"];
            };
        };
        responses: {
            /** @description The item after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeItem"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfileTwinPreview: {
        parameters: {
            query: {
                /** @description The visitor’s question, at most 400 characters. */
                question: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinPreview"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProfilePublicByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the owner, case-insensitive. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public profile. Hidden fields are null or empty. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProfile"];
                };
            };
            304: components["responses"]["304"];
            /** @description The username has changed. */
            308: {
                headers: {
                    /** @description The same URL with the current username. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getTwinByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the owner, case-insensitive. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The twin and the public profile of its owner. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Twin"];
                };
            };
            304: components["responses"]["304"];
            /** @description The username has changed. */
            308: {
                headers: {
                    /** @description The same URL with the current username. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postTwinByUsernameChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the owner, case-insensitive. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description The run that writes the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinMessageSent"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `already_sending`: another message is still being answered. `twin_closed`: its owner closed the twin to visitors. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDiscover: {
        parameters: {
            query?: {
                /** @description The search text. All words must match the visible username, name, bio, skills or interests by prefix, ignoring accents. */
                q?: string;
                /** @description An interest that profiles must list, ignoring case and accents. */
                interest?: string;
                /** @description The maximum number of items, 1 to 50. */
                limit?: number;
                /** @description The `next` cursor of the previous page; omit it for the first page. New items neither repeat nor hide other items. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of public profiles. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getDiscoverInterests: {
        parameters: {
            query?: {
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interests, most common first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterestList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getRoadmap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roadmap items. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roadmap"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postRoadmap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoadmapSuggestion"];
            };
        };
        responses: {
            /** @description The suggestion, with the caller’s vote. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoadmapItem"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getRoadmapById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoadmapItem"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    putRoadmapByIdVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoadmapItem"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `roadmap_item_decided`: the item is done or declined. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteRoadmapByIdVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoadmapItem"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccountPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan and today’s usage. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPlan"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAccountUsage: {
        parameters: {
            query?: {
                /** @description The first day. Defaults to 29 days before the last one; a period has at most 366 days. */
                from?: string;
                /** @description The last day. Defaults to today. */
                to?: string;
                /** @description The time zone of the days. Defaults to the account’s time zone, then UTC. */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage counts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configured model. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                /** @description Whether to include notifications that were read. */
                include_read?: "true" | "false";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page; omit it for the first page. New items neither repeat nor hide other items. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getNotificationsStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unread notifications. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationStats"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postNotificationsReadAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All notifications are marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationStats"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postNotificationsByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last received event ID. The stream resumes after this event. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events without an end. The `data:` of each event is a ViewerEvent as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `too_many_streams`: the caller has the maximum number of streams open. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks, without their secrets. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook with its secret, which is shown only once. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the email address is not confirmed (`email_not_verified`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getWebhooksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteWebhooksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    patchWebhooksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The updated webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postWebhooksByIdRotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret, which is shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postWebhooksByIdTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued delivery. */
            201: {
                headers: {
                    /** @description The URL of the created object; the first one if there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `webhook_off`: the webhook is disabled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getWebhooksByIdDeliveries: {
        parameters: {
            query?: {
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page; omit it for the first page. New items neither repeat nor hide other items. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getWebhookDeliveriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postWebhookDeliveriesByIdResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `webhook_off`: the webhook is disabled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    receiveAnswerFinishedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event, the same for every attempt. Use it to ignore duplicates: an event may be delivered more than once. */
                "webhook-id": string;
                /** @description The time of the attempt in seconds since 1970. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body, as specified by Standard Webhooks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerFinishedEvent"];
            };
        };
        responses: {
            /** @description The event was received. The response body is only logged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveAnswerFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event, the same for every attempt. Use it to ignore duplicates: an event may be delivered more than once. */
                "webhook-id": string;
                /** @description The time of the attempt in seconds since 1970. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body, as specified by Standard Webhooks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerFailedEvent"];
            };
        };
        responses: {
            /** @description The event was received. The response body is only logged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTwinMessageLeftEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event, the same for every attempt. Use it to ignore duplicates: an event may be delivered more than once. */
                "webhook-id": string;
                /** @description The time of the attempt in seconds since 1970. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body, as specified by Standard Webhooks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinMessageLeftEvent"];
            };
        };
        responses: {
            /** @description The event was received. The response body is only logged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTwinQuestionUnansweredEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event, the same for every attempt. Use it to ignore duplicates: an event may be delivered more than once. */
                "webhook-id": string;
                /** @description The time of the attempt in seconds since 1970. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body, as specified by Standard Webhooks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinQuestionUnansweredEvent"];
            };
        };
        responses: {
            /** @description The event was received. The response body is only logged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveImportFinishedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event, the same for every attempt. Use it to ignore duplicates: an event may be delivered more than once. */
                "webhook-id": string;
                /** @description The time of the attempt in seconds since 1970. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body, as specified by Standard Webhooks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportFinishedEvent"];
            };
        };
        responses: {
            /** @description The event was received. The response body is only logged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDocumentFinishedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event, the same for every attempt. Use it to ignore duplicates: an event may be delivered more than once. */
                "webhook-id": string;
                /** @description The time of the attempt in seconds since 1970. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body, as specified by Standard Webhooks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentFinishedEvent"];
            };
        };
        responses: {
            /** @description The event was received. The response body is only logged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveWebhookTestEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The ID of the event, the same for every attempt. Use it to ignore duplicates: an event may be delivered more than once. */
                "webhook-id": string;
                /** @description The time of the attempt in seconds since 1970. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body, as specified by Standard Webhooks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description The event was received. The response body is only logged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
