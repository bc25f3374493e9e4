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
         * @description Lets users check that they created the account before they confirm its address.
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
         * @description Open to anyone with the link; does not sign in. Links work once, for 24 hours, and only for their address; others return `link_expired`. At most 120 attempts per hour and network.
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
         * @description Requires a session. The link is valid for 24 hours; earlier links stay valid. At most 5 emails an hour.
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
         * @description Ends all other sessions and, by default, revokes all access tokens. Requires a session.
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
         * @description GET /auth/me with time zone, language, theme and self-description.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Permanent; call GET /export first. Deletes all data, including visitors’ messages, and files within minutes. Ends all sessions and access tokens. Requires a session and the password.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change account settings
         * @description Omitted fields stay unchanged. Names and picture belong to the profile.
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
         * @description At most 100 sessions, most recently active first; each expires 30 days after its last extension. Requires a session.
         */
        get: operations["getAccountSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Keeps the session of the request.
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
         * @description Closes the session’s streams. The current session returns `current_session`, an ended one 404.
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
         * @description Newest first, including expired tokens. Secrets are never returned. Requires a session.
         */
        get: operations["getAccountAccessTokens"];
        put?: never;
        /**
         * Create an access token
         * @description The token can do everything except change account security. Notifies the owner. Requires a session.
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
         * @description Closes the token’s streams; its next request returns 401. Requires a session. A revoked token returns 404.
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
         * @description Signs in with a session cookie; clients without cookies use `token`. Guest conversations with twins move to the account. At most 300 times per hour and network.
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
         * @description Unknown addresses and wrong passwords return `wrong_credentials`. Guest conversations with twins move to the account. At most 10 attempts in 15 minutes per account and network.
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
         * @description Also checks a session or access token: invalid ones return 401. Account settings are in GET /account.
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
         * @description Replaces the token of the request with one valid for 30 days. Streams stay open. For bearer tokens; cookies are extended automatically. Requires a session.
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
         * @description Ends the session, closes its streams and clears the cookies. Can be repeated. Access tokens are refused.
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
         * @description For forms. Checks format, reserved names, and usernames in use or given up within a year. Does not reserve the name. At most 120 times per minute and network.
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
         * @description For forms. Checks format and use. At most 20 times per minute and 100 per hour and network.
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
         * @description Does not reveal whether the account exists. The link works once, for an hour. At most 5 emails per account and hour; further calls send nothing.
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
         * @description Open to anyone with the link; does not sign in. Used and expired links return `link_expired`. At most 60 attempts per hour and network.
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
         * @description Sets `is_onboarded`. Can be repeated.
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
         * @description A ZIP file with profile, knowledge, memories, proposals, rules and notifications as JSON, conversations as Markdown and JSON, and uploaded files.
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
         * @description Searches names and messages of the caller’s conversations, including Profile Pal. Name matches come first, then messages, newest first. Falls back to approximate matches. Not paginated; raise `limit`.
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
         * @description The caller’s conversations, by default most recently active first: a new message moves its thread to the first page; unchanged threads are listed once. Visitors’ conversations with the twin are in GET /twin-conversations.
         */
        get: operations["getChatThreads"];
        put?: never;
        /**
         * Start a conversation
         * @description Starts an empty conversation, deleted after a day without messages. POST /chat/stream also starts one. There is one Profile Pal conversation per user, which is returned again.
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
         * @description The name, counts and previews of a conversation, for its owner or guest; 404 for others.
         */
        get: operations["getChatThreadsById"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Permanently deletes a conversation with its files and stops its answer. Repeating the call returns 404.
         */
        delete: operations["deleteChatThreadsById"];
        options?: never;
        head?: never;
        /**
         * Rename a conversation
         * @description Ends automatic naming. Profile Pal and guest conversations return `name_kept`.
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
         * @description Counts messages and answers. Available to the owner or guest.
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
         * @description Sets `viewed_at` of finished answers. Reading the history does not. Can be repeated.
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
         * @description POST /chat/threads without an agent, returning only the ID. Deleted after a day without messages.
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
         * @description The caller’s Profile Pal conversation, one per user.
         */
        get: operations["getChatProfilePal"];
        put?: never;
        /**
         * Open the conversation with Profile Pal
         * @description Starts the conversation if necessary; Profile Pal writes first, in the app language. Can be repeated.
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
         * @description Permanently deletes all conversations, or none if one does not exist. Stops their answers.
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
         * @description One step of a conversation. Webhook events contain the step ID.
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
         * @description Oldest first, the latest by default; `offset` starts at a position, `around` centers on one. Positions are stable without gaps, except when the last message is replaced. Includes the stored text of an answer in progress.
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
         * @description Available to the owner or guest of the conversation. Streamed. GET /export covers everything.
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
         * @description The caller’s 50 most recent imports, newest first, without undone ones.
         */
        get: operations["getChatImports"];
        put?: never;
        /**
         * Import conversations from ChatGPT or Claude
         * @description Runs in the background. Imports all conversations of the export, or none if it is unreadable. Earlier imports stay unchanged.
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
         * @description Follow progress with GET /events. Returns 404 once undone.
         */
        get: operations["getChatImportsById"];
        put?: never;
        post?: never;
        /**
         * Undo a conversation import
         * @description Stops the import and deletes its conversations in the background, except those with newer messages.
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
         * @description Up to 3 of the caller’s newest notes, stories and memories, for an empty chat.
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
    "/chat/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List first steps
         * @description Returns things to try that the caller has not done yet. All of them work without a language model.
         */
        get: operations["getChatFirstSteps"];
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
         * @description The status of an answer and the IDs of its conversation and messages. Webhook events contain the run ID.
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
         * @description Keeps the text and ends streams. No effect once ended. Available to the owner or guest.
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
         * @description Only for the last answer, failed or not; it is deleted. Counts toward the daily message limit. Repeating a `client_id` returns the earlier run.
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
         * @description Only for the caller’s last message. Deletes it and its answer; keeps attachments. Counts toward the daily message limit. Repeating a `client_id` returns the earlier run.
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
         * @description For EventSource. Last-Event-ID only resumes, without sending and without `thread_id`. Without `input`, follows the newest answer. Cookies require `Accept: text/event-stream`. The first `id:` line confirms that the message is stored; for connections lost before, `client_id` prevents duplicates.
         */
        get: operations["getChatStream"];
        put?: never;
        /**
         * Send a long message and follow its answer
         * @description Sends a message and streams its answer as server-sent events; without `input`, follows the newest answer. The first `id:` line confirms that the message is stored. To resume, repeat the request with Last-Event-ID. Counts toward the daily message limit.
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
         * @description Stores all files or none, for messages. Warnings tell how much the assistant can use. Unsent files are deleted after a day.
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
         * @description A file of the caller. Images and PDFs are inline, others attachments.
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
         * @description Most recently active first. Inactive guests are deleted after some time.
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
         * @description Oldest first: the latest, those from `offset`, or around a position. Read-only.
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
         * @description Most recently asked first. A public item with `answers_question` closes a question.
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
         * @description The conversation is kept. The question is listed again if asked again.
         */
        post: operations["postTwinQuestionsDismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions and messages from visitors
         * @description Most recently sent first. Questions with the same words are merged until they have a reply.
         */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question or message from a visitor
         * @description Webhook events contain the ID as `entry_id`.
         */
        get: operations["getInboxById"];
        put?: never;
        post?: never;
        /**
         * Delete a question or message
         * @description Deletes it with its reply, also for the visitors who sent it. A public note is kept.
         */
        delete: operations["deleteInboxById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a question or message as read
         * @description Repeating the call changes nothing.
         */
        post: operations["postInboxByIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a question or message
         * @description Replaces an earlier reply. Everyone who sent the question sees the reply in their conversation.
         */
        post: operations["postInboxByIdReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a question and its reply a public note
         * @description The twin answers from the note. Publishing again changes nothing.
         */
        post: operations["postInboxByIdPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}/send-to-owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a question or message to the owner of a twin
         * @description Without `text`, sends the question that this answer of the twin left open; sending it again returns the same message. Guests can use it in their own conversations.
         */
        post: operations["postChatStepsByIdSendToOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/visitor-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was sent to the twin’s owner from a conversation
         * @description Oldest first, at most 100, with replies.
         */
        get: operations["getChatThreadsByIdVisitorMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the owner’s replies in a conversation
         * @description For EventSource. Sends each reply as it is written. Earlier ones are in GET /chat/threads/{id}/visitor-messages.
         */
        get: operations["getChatThreadsByIdReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a question or message and its reply by secret
         * @description Needs no session. Returns 404 for invalid secrets, and while the owner’s profile is private.
         */
        get: operations["getVisitorMessages"];
        put?: never;
        post?: never;
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
         * @description The caller’s active memories, by default newest first; then pages neither repeat nor skip any.
         */
        get: operations["getMemories"];
        put?: never;
        /**
         * Add a memory
         * @description Contradicted memories are superseded and listed in `earlier`. A known text returns `memory_known`. Passwords, keys and card numbers are refused.
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
         * @description Includes superseded memories; see `superseded_by`.
         */
        get: operations["getMemoriesById"];
        put?: never;
        post?: never;
        /**
         * Forget a memory
         * @description Permanent. Also removes quotes in answers and superseded memories; the conversation stays.
         */
        delete: operations["deleteMemoriesById"];
        options?: never;
        head?: never;
        /**
         * Correct a memory
         * @description Immediately searchable by the new text. Passwords, keys and card numbers are refused.
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
         * @description Oldest first. Nothing changes until the owner accepts. `has_untrusted_content`: the assistant had read content such as a file.
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
         * @description Newest first, at most 200. A rule has the words of its forgotten memory.
         */
        get: operations["getMemoryRules"];
        put?: never;
        /**
         * Create a memory rule
         * @description Permanently forgets the memory and refuses similar ones. At most 200 rules. Repeating the call returns 404.
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
         * @description Rules can’t be changed, only deleted.
         */
        get: operations["getMemoryRulesById"];
        put?: never;
        post?: never;
        /**
         * Delete a memory rule
         * @description Forgotten memories are not restored.
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
         * @description Proposed changes with their source sentence, from conversations and stories. Nothing changes until accepted.
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
    "/profile/proposals/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept profile proposals
         * @description Accepts several pending proposals and changes the profile once. Proposals decided before are skipped.
         */
        post: operations["postProfileProposalsAccept"];
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
         * @description Sets the field, or appends to a list. Each proposal can be decided once.
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
         * @description The profile stays unchanged; the change is not proposed again.
         */
        post: operations["postProfileProposalsByIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft the profile
         * @description Proposes profile values found in a text, an upload or a web page; send exactly one of them. Nothing changes until a proposal is accepted.
         */
        post: operations["postProfileDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/drafts/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a profile field
         * @description Replaces the drafts of a field with an answer or exact values. Nothing changes until a proposal is accepted.
         */
        post: operations["postProfileDraftsByField"];
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
         * @description Includes private fields; empty ones have default values. The public view is GET /profile/public/{username}.
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
         * @description Cropped to a square, without metadata. Replaces the previous picture.
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
         * @description Deletes all sizes within minutes. Does nothing without a picture.
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
         * @description Stored without metadata and appended to `photos`; removing its URL there deletes it.
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
         * @description The profile is unchanged until accepted.
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
         * @description The caller’s documents with their status, by default most recently changed first. Unchanged documents are listed once while paging.
         */
        get: operations["getKnowledgeDocuments"];
        put?: never;
        /**
         * Upload documents
         * @description PDF, DOCX, Markdown, HTML, text or CSV; all files or none. New documents are private and read in the background.
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
         * @description For the owner only; visitors of the twin never see the file. Sent as a download.
         */
        get: operations["getKnowledgeDocumentsByIdFile"];
        /**
         * Replace the file of a document
         * @description The text changes once the file has been read. A public document becomes private unless `stays_public`.
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
         * @description Creates a private document from an attachment, once per file.
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
         * @description Poll until `status` is `ready` or `failed`, or use the webhook event `document.finished`.
         */
        get: operations["getKnowledgeDocumentsById"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Deletes the document with its file and text. Deleting it twice returns 404.
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
         * @description At most 10 parts at a time; none until read.
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
         * @description Fetches the page (at most 15 seconds and 5 MB) and creates a private document from its article. PDFs and other files are kept whole. A known page is replaced and becomes private. Servers can turn this off.
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
         * @description Creates private stories. Unreadable files are reported; known text is skipped.
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
         * @description The caller’s items, by default most recently changed first. Unchanged items are listed once while paging. Search with GET /knowledge/search.
         */
        get: operations["getKnowledgeItems"];
        put?: never;
        /**
         * Create a note or story
         * @description Private by default and immediately searchable.
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
         * @description Items with all words of the query, or similar ones, in title or text.
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
         * @description For the owner only. Documents have only the beginning of their text, once read.
         */
        get: operations["getKnowledgeItemsById"];
        put?: never;
        post?: never;
        /**
         * Delete a note, story or document
         * @description Permanent, with the file of a document and the item’s profile proposals.
         */
        delete: operations["deleteKnowledgeItemsById"];
        options?: never;
        head?: never;
        /**
         * Change a note, story or document
         * @description Omitted fields stay unchanged. Documents change only title and visibility.
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
         * @description The passages that the caller’s twin would get for a question, most relevant first, then who the owner is. Empty while the profile is private. Calls no model.
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
    "/twin-character": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the caller’s twin talks
         * @description Default values until the first change. Visitors see only the greeting.
         */
        get: operations["getTwinCharacter"];
        /**
         * Change how the caller’s twin talks
         * @description Omitted fields stay unchanged; lists are replaced. Used from the next answer.
         */
        put: operations["putTwinCharacter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-character/question-ideas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ideas for suggested questions
         * @description Questions that the caller’s public content answers, at most 8. Calls no model.
         */
        get: operations["getTwinCharacterQuestionIdeas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checks of the caller’s twin
         * @description Newest first, at most 100. Checks run after every change of profile, public content, character and model.
         */
        get: operations["getTwinChecks"];
        put?: never;
        /**
         * Correct an answer of the caller’s twin
         * @description Question and answer become a public note that answers paraphrases. A question that was corrected before gets the new answer.
         */
        post: operations["postTwinChecks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-checks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a check of the caller’s twin
         * @description Webhook events contain the ID as `check_id`.
         */
        get: operations["getTwinChecksById"];
        put?: never;
        post?: never;
        /**
         * Delete a check of the caller’s twin
         * @description Also deletes the note.
         */
        delete: operations["deleteTwinChecksById"];
        options?: never;
        head?: never;
        /**
         * Change a check of the caller’s twin
         * @description Also changes the note. Omitted fields stay unchanged.
         */
        patch: operations["patchTwinChecksById"];
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
         * @description Needs no session. Returns 404 if missing or private.
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
         * @description Needs no session. Returns 404 if missing, or private to another user.
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
         * @description Continues the caller’s latest conversation or starts one. Guests get a cookie. Follow the answer with GET /chat/stream?thread_id=….
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
         * @description Needs no session. Best matches first, or most recently changed without a query.
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
         * @description Counts visible interests of public profiles, ignoring case. Needs no session; at most 120 requests a minute with GET /discover.
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
         * @description Needs no session. The caller’s suggestions come last.
         */
        get: operations["getRoadmap"];
        put?: never;
        /**
         * Suggest a feature
         * @description Visible only to its author, who is notified of a reply. At most five a day.
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
         * @description Needs no session. Suggestions return 404 for others.
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
         * @description Requires an account and an item planned or in progress. Repeated votes count once.
         */
        put: operations["putRoadmapByIdVote"];
        post?: never;
        /**
         * Remove a vote
         * @description Requires an account. Succeeds without a vote.
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
         * @description Needs no session. The default plan comes first.
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
         * @description Today’s usage includes deleted content.
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
         * @description Usage of the caller’s assistant and twin, without deleted conversations.
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
         * @description Returns the default of this server or the caller’s own choice. Does not require authentication.
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
    "/operator/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected models
         * @description Returns the connections to model providers with their models, oldest first. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        get: operations["getOperatorModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/models/detected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Detect model servers
         * @description Looks for Ollama and LM Studio on the machine of this server, at their usual ports. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        get: operations["getOperatorModelsDetected"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/models/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a model provider
         * @description Lists the models of a provider and lets one answer, as in a conversation. Nothing is stored. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        post: operations["postOperatorModelsTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/models/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a model provider
         * @description Lists the provider’s models first and stores nothing if that fails. Changes apply to the next answer. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        post: operations["postOperatorModelsConnections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/models/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connection
         * @description Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        get: operations["getOperatorModelsConnectionsById"];
        put?: never;
        post?: never;
        /**
         * Remove a connection
         * @description Deletes its key and models. Users who chose one of them get the default model. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        delete: operations["deleteOperatorModelsConnectionsById"];
        options?: never;
        head?: never;
        /**
         * Change a connection
         * @description Omitted fields stay unchanged. The provider must accept the new address and key. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        patch: operations["patchOperatorModelsConnectionsById"];
        trace?: never;
    };
    "/operator/models/connections/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the models of a connection
         * @description Reads the provider’s list again. New models are not available until an operator makes them so. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        post: operations["postOperatorModelsConnectionsByIdRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/models/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a model
         * @description Omitted fields stay unchanged. Changes apply to the next answer. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        patch: operations["patchOperatorModelsById"];
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
         * @description The caller’s notifications by publication time, newest first, without duplicates or gaps. Read ones are kept for 90 days, unread ones for a year.
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
         * @description The number for a badge.
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
         * @description Updates all of the caller’s clients. Can be repeated.
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
         * @description Updates all of the recipient’s clients. `read_at` keeps the first time.
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
         * @description Newest first. The requests are under `webhooks` in this document.
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
         * @description Omitted fields stay unchanged. Enabling it sends pending deliveries.
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
         * @description For a day, events are signed with both secrets.
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
         * @description Sends a `webhook.test` event. Read its delivery for the result.
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
         * @description The deliveries of the last 30 days with attempts and responses, newest first.
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
         * @description Sends the event immediately, with the same `webhook-id`.
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
    "twin.question_asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor sent the owner a question that the twin could not answer
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveTwinQuestionAskedEvent"];
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
    "twin.check_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The twin no longer answers a corrected question as its owner did
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveTwinCheckFailedEvent"];
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
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
                /**
                 * Format: uuid
                 * @description The message, for GET /inbox/{id}. Only for messages sent with POST /chat/steps/{id}/send-to-owner.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                entry_id?: string;
            };
        };
        TwinQuestionAskedEvent: {
            /** @enum {string} */
            type: "twin.question_asked";
            /**
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
                 * @description The question, for GET /inbox/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                entry_id: string;
            };
        };
        TwinQuestionUnansweredEvent: {
            /** @enum {string} */
            type: "twin.question_unanswered";
            /**
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
        TwinCheckFailedEvent: {
            /** @enum {string} */
            type: "twin.check_failed";
            /**
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
                 * @description The check, for GET /twin-checks/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                check_id: string;
            };
        };
        ImportFinishedEvent: {
            /** @enum {string} */
            type: "import.finished";
            /**
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
                 * @description The number of items skipped as already imported.
                 * @example 0
                 */
                known_count: number;
                /**
                 * @description The number of files not imported.
                 * @example 0
                 */
                problem_count: number;
            };
        };
        DocumentFinishedEvent: {
            /** @enum {string} */
            type: "document.finished";
            /**
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
                 * @description Whether it is a newer file of a document.
                 * @example false
                 */
                is_newer_file: boolean;
            };
        };
        WebhookTestEvent: {
            /** @enum {string} */
            type: "webhook.test";
            /**
             * @description The payload version, incremented on breaking changes. Ignore unknown fields.
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
        /** @description A stream event. `type` names the field with its data. Ignore unknown types and fields. */
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
        /** @description The answer so far. Replaces all previous text, reasoning and tool calls. */
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
            /** @description The tool’s output, in a tool-specific shape; null until finished. */
            output_result?: unknown;
            duration_ms: number | null;
            display_name: string;
            text_offset: number;
        };
        /** @description The answer starts again. Discard the text received so far. */
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
        /** @description More reasoning of the model, separate from the answer. Never sent by twins. */
        ChatReasoningDeltaEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reasoning_delta";
            /** @description Text to append to the reasoning. */
            reasoning_delta: string;
        };
        /** @description The model finished reasoning, possibly until after a tool call. */
        ChatReasoningCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reasoning_completed";
            reasoning_completed: {
                /** @description Total duration of the reasoning in milliseconds. */
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
                /** @description The model’s call ID; starts with `early_` while the input is being written. */
                id: string;
                name: string;
                /** @enum {string} */
                type: "tool_execution";
                /** @description The tool’s input, in a tool-specific shape; null while the model writes it. */
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
                /** @description The model’s call ID; starts with `early_` while the input is being written. */
                id: string;
                /** @description The previous `early_` ID; null if none. */
                old_id: string | null;
                name: string;
                /** @enum {string} */
                status: "running" | "completed";
                /** @enum {string} */
                type: "tool_execution";
                /** @description The tool’s input, in a tool-specific shape; null while the model writes it. */
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
                /** @description The model’s call ID; starts with `early_` while the input is being written. */
                id: string;
                /** @enum {string} */
                status: "running" | "completed";
                /** @description The tool’s output, in a tool-specific shape; null if none. */
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
             * @description ID of the user; null for guests.
             */
            user_id: string | null;
            /**
             * @description The type of the step, never `tool_call`; see `metadata` and `elements`.
             * @enum {string}
             */
            step_type: "USER_MESSAGE" | "ASSISTANT_MESSAGE" | "tool_call";
            position: number;
            input: string;
            output: string;
            /** @description The model’s reasoning; empty for twins and models without it. */
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
            /** @description Always false: questions are separate steps. */
            show_input: boolean;
            /** @description Whether a twin could not answer; see POST /chat/steps/{id}/send-to-owner. */
            is_unanswered: boolean;
            elements: components["schemas"]["Element"][];
            /** @description Sources cited by the answer. Twins cite only public content. */
            citations: components["schemas"]["Citation"][];
            /** @description Reasons for the failure; empty on success. */
            errors: {
                message: string;
                code?: string;
            }[];
            /** @description Further properties. Never contains `expanded`, which clients keep themselves. Ignore unknown fields. */
            metadata: {
                tool_call_session?: components["schemas"]["ToolCallSession"];
                agent_model?: string;
                /** @description Names of attached files read only in part. */
                partly_read_files?: string[];
            };
            tags: string[];
            /** @description Always 0: steps are not nested. */
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
                /** @description ID of the call in stream events, for tool calls. */
                call_id?: string;
                /** @description Position in the answer, in UTF-16 code units, for tool calls. */
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
             * @description The conversation of a quoted step; null for other sources.
             */
            thread_id: string | null;
            title: string;
            excerpt: string;
            /** @description Passage number in a document or position of a step; null for other sources. */
            ordinal: number | null;
            /** @description Page in the document; null if none. */
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
            /** @description Always empty: one agent writes the answer. */
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
                /** @description Estimated tokens in the model’s input. */
                estimated_tokens: number;
                /** @description Size of the context window in tokens. */
                total_tokens: number;
                /** @description Number of characters in the model’s input. */
                total_chars: number;
                /** @description Number of messages in the model’s input. */
                message_count: number;
            };
        };
        /** @description The context window was exceeded; older messages are being summarized. */
        ChatCompactingStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compacting_started";
            compacting_started: Record<string, never>;
        };
        /** @description The summary was stored; the answer continues. */
        ChatCompactingCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compacting_completed";
            compacting_completed: Record<string, never>;
        };
        /** @description The answer failed and is incomplete. */
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
                code: "unauthorized" | "internal_server_error" | "storage_full" | "storage_unavailable" | "bad_request" | "bad_user_input" | "graphql_parse_failed" | "graphql_validation_failed" | "invalid_input" | "value_required" | "wrong_type" | "number_too_small" | "number_too_large" | "value_too_short" | "value_too_long" | "not_a_choice" | "unstorable_value" | "input_too_deep" | "too_many_values" | "list_too_long" | "too_large" | "request_from_another_site" | "access_token_refused" | "too_many_requests" | "too_many_streams" | "not_found" | "no_such_call" | "body_required" | "unknown_parameter" | "unknown_field" | "method_not_allowed" | "stream_method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "idempotency_key_length" | "idempotency_key_not_taken" | "idempotency_key_on_upload" | "idempotency_key_reused" | "idempotency_key_in_use" | "invalid_cursor" | "invalid_thread_cursor" | "invalid_stream_cursor" | "limit_not_number" | "limit_not_whole" | "limit_out_of_range" | "page_size_out_of_range" | "interests_out_of_range" | "too_many_nodes" | "history_place_ambiguous" | "position_not_number" | "invalid_date_time" | "invalid_time" | "invalid_day" | "date_too_early" | "date_too_late" | "period_reversed" | "period_too_long" | "variables_not_json" | "document_too_long" | "document_too_many_tokens" | "document_too_nested" | "operation_too_deep" | "operation_too_many_fields" | "operation_too_many_aliases" | "introspection_too_large" | "operation_too_costly" | "invalid_email" | "password_too_short" | "password_too_long" | "password_required" | "username_too_short" | "username_too_long" | "username_invalid_characters" | "username_edge_hyphen" | "username_reserved" | "username_changed_too_often" | "username_taken" | "email_taken" | "wrong_credentials" | "wrong_password" | "link_required" | "link_expired" | "email_not_verified" | "email_already_verified" | "email_verification_off" | "too_many_attempts" | "too_many_sign_ins" | "time_zone_unknown" | "no_such_time_zone" | "language_unknown" | "access_token_name_required" | "access_token_expiry_out_of_range" | "too_many_access_tokens" | "no_such_access_token" | "no_such_session" | "current_session" | "too_many_exports" | "not_text" | "empty_text" | "text_too_long" | "not_boolean" | "not_list" | "too_many_entries" | "invalid_post" | "invalid_project" | "invalid_photo_address" | "public_fields_not_list" | "field_not_publishable" | "public_fields_repeated" | "unknown_section" | "sections_not_object" | "metadata_not_object" | "metadata_too_large" | "proposal_empty" | "proposal_decided" | "no_such_proposal" | "no_such_profile" | "twin_language_unknown" | "draft_source_required" | "too_many_drafts" | "stories_just_read" | "picture_required" | "picture_wrong_field" | "picture_too_large" | "picture_too_many_pixels" | "picture_damaged" | "unsupported_type" | "pictures_too_often" | "photos_too_often" | "no_such_conversation" | "conversations_gone" | "no_such_message" | "no_such_answer" | "no_such_conversation_type" | "no_such_import" | "import_running" | "name_kept" | "conversation_name_required" | "conversation_name_too_long" | "no_conversation_chosen" | "too_many_conversations" | "message_required" | "message_too_long" | "client_message_id_required" | "client_message_id_too_long" | "client_message_id_reused" | "too_many_attachments" | "attachment_missing" | "attachments_for_twin" | "elements_not_list" | "element_id_required" | "element_type_unknown" | "text_element_empty" | "file_element_empty" | "tool_call_element_unnamed" | "thread_id_required" | "not_last_answer" | "not_last_message" | "already_sending" | "too_many_runs" | "too_many_messages_at_once" | "twin_busy" | "too_many_messages" | "file_required" | "files_wrong_field" | "form_not_multipart" | "form_has_more_than_files" | "too_many_files" | "file_too_large" | "upload_interrupted" | "too_many_uploads" | "uploads_still_arriving" | "too_many_unsent_uploads" | "too_many_readings" | "no_such_file" | "model_unavailable" | "model_timeout" | "answer_too_long" | "model_rate_limited" | "model_rejected" | "model_key_rejected" | "model_unknown" | "model_input_too_long" | "model_message_too_long" | "model_declined" | "model_empty" | "model_garbage" | "model_closed_early" | "interrupted" | "internal" | "no_such_model_connection" | "no_such_model" | "too_many_model_connections" | "too_many_model_tests" | "default_model_fixed" | "default_model_required" | "model_address_invalid" | "model_address_with_password" | "provider_key_required" | "provider_key_invalid" | "provider_key_required_again" | "provider_key_rejected" | "provider_unknown_host" | "provider_unreachable" | "provider_certificate_invalid" | "provider_timeout" | "provider_redirects" | "provider_not_found" | "provider_rate_limited" | "provider_failed" | "provider_unreadable" | "provider_without_models" | "provider_model_missing" | "no_such_item" | "item_kind_unknown" | "title_required" | "content_required" | "content_too_long" | "query_required" | "document_text_fixed" | "no_file_chosen" | "too_many_files_to_import" | "too_many_files_to_add" | "file_missing" | "too_many_imports" | "no_such_document" | "document_pending" | "document_too_large" | "document_file_too_large" | "file_not_readable" | "web_pages_off" | "web_page_address_invalid" | "web_page_address_with_password" | "web_page_address_private" | "web_page_not_reached" | "web_page_refused" | "web_page_too_slow" | "web_page_too_large" | "web_page_not_readable" | "too_many_documents" | "documents_too_large" | "no_such_memory" | "memory_required" | "memory_too_long" | "memory_known" | "no_such_memory_rule" | "too_many_memory_rules" | "memory_merged_with_itself" | "secret_not_remembered" | "too_many_changes" | "no_such_twin" | "twin_closed" | "twins_closed" | "guest_messages_used_up" | "network_messages_used_up" | "twin_messages_used_up" | "too_many_visitors" | "no_such_check" | "too_many_checks" | "no_such_inbox_entry" | "no_reply_to_publish" | "reply_required" | "no_such_answer_link" | "too_many_visitor_messages" | "no_such_question" | "plan_messages_used_up" | "plan_uploads_used_up" | "plan_upload_size_used_up" | "plan_twin_messages_used_up" | "no_such_roadmap_item" | "roadmap_item_decided" | "suggestions_used_up" | "too_many_searches" | "notification_title_required" | "invalid_action_address" | "no_such_notification" | "no_such_webhook" | "no_such_delivery" | "webhook_off" | "too_many_webhooks" | "too_many_webhook_changes" | "too_many_webhook_sends" | "webhook_address_invalid" | "webhook_address_private" | "webhook_address_with_password" | "webhook_events_required" | "webhook_event_unknown" | "webhook_events_repeated";
            };
        };
        /** @description The last event of a stream. */
        ChatDoneEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        /** @description A live update. `type` names the field with its data. Ignore unknown types and fields. */
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
            /** @description A one-sentence summary, possibly empty. */
            summary: string;
            /** @description Details or required action, possibly empty. */
            message: string;
            is_read: boolean;
            /**
             * Format: date-time
             * @description When the notification was first read; null until then.
             */
            read_at: string | null;
            /**
             * Format: date-time
             * @description When the notification was published; the list’s sort field.
             */
            published_at: string;
            /** @description The URL or app path to open; null if none. */
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
        /** @description A thread was created, renamed or moved to the top. */
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
            /** @description Further properties of the conversation. Ignore unknown fields. */
            metadata: {
                thread_type?: string;
                /** @description Username of the twin’s owner, for conversations with a twin. */
                twin_username?: string;
                subtitle?: string;
                description?: string;
            };
            /**
             * @description The service of the imported conversation; null if not imported.
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
            /** @description The URL of the fetched web page; null for files. */
            source_url: string | null;
            /** @description The file size in bytes. */
            size: number;
            /** @description The number of pages; null until read, and without pages. */
            page_count: number | null;
            /**
             * @description The number of pages without searchable text.
             * @example 0
             */
            pages_without_text: number;
            /**
             * @description The processing status: `ready` documents are searchable; `problem` explains `failed` ones.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed";
            /** @description Why the file can’t be read and what to do; null otherwise. */
            problem: string | null;
            /** @description Whether a newer file is being read; the document stays unchanged until then. */
            is_being_replaced: boolean;
            /** @description Why the last newer file can’t be read; null otherwise. */
            replacement_problem: string | null;
            /** @description Whether the twin can quote the document while the profile is public. */
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
                /** @description The updated import; null once undone. */
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
             * @description The status: `pending` while queued or running, `undoing` while the conversations are being deleted.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed" | "undoing";
            /**
             * @description The error code; null unless failed.
             * @enum {string|null}
             */
            problem: "not_an_export" | "empty" | "encrypted" | "damaged" | "too_large" | "too_many_messages" | "too_many_kept" | "interrupted" | null;
            /** @description The error message; null unless failed. */
            message: string | null;
            /**
             * @description The exporting service; null until the file has been read.
             * @enum {string|null}
             */
            origin: "chatgpt" | "claude" | null;
            /** @description Number of conversations in the file; null until read. */
            conversation_count: number | null;
            /** @description Number of messages in the file; null until read. */
            message_count: number | null;
            /** @description Number of conversations processed. */
            conversations_done: number;
            /** @description Number of messages processed. */
            messages_done: number;
            /** @description Number of conversations added. */
            added_count: number;
            /** @description Number of conversations skipped as already imported. */
            known_count: number;
            /** Format: date-time */
            created_at: string;
        };
        Error: {
            error: components["schemas"]["ErrorDetails"];
            /** @description The error message, repeated. */
            detail: string;
            /** @description The log ID of a 500. */
            error_id?: string;
        };
        ErrorDetails: components["schemas"]["Problem"] & {
            /** @description All problems of an invalid input, this error first. Only for 400. */
            problems?: components["schemas"]["Problem"][];
        };
        /**
         * @description The error code, for programs and translations. New codes may be added.
         * @enum {string}
         */
        ErrorCode: "unauthorized" | "internal_server_error" | "storage_full" | "storage_unavailable" | "bad_request" | "bad_user_input" | "graphql_parse_failed" | "graphql_validation_failed" | "invalid_input" | "value_required" | "wrong_type" | "number_too_small" | "number_too_large" | "value_too_short" | "value_too_long" | "not_a_choice" | "unstorable_value" | "input_too_deep" | "too_many_values" | "list_too_long" | "too_large" | "request_from_another_site" | "access_token_refused" | "too_many_requests" | "too_many_streams" | "not_found" | "no_such_call" | "body_required" | "unknown_parameter" | "unknown_field" | "method_not_allowed" | "stream_method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "idempotency_key_length" | "idempotency_key_not_taken" | "idempotency_key_on_upload" | "idempotency_key_reused" | "idempotency_key_in_use" | "invalid_cursor" | "invalid_thread_cursor" | "invalid_stream_cursor" | "limit_not_number" | "limit_not_whole" | "limit_out_of_range" | "page_size_out_of_range" | "interests_out_of_range" | "too_many_nodes" | "history_place_ambiguous" | "position_not_number" | "invalid_date_time" | "invalid_time" | "invalid_day" | "date_too_early" | "date_too_late" | "period_reversed" | "period_too_long" | "variables_not_json" | "document_too_long" | "document_too_many_tokens" | "document_too_nested" | "operation_too_deep" | "operation_too_many_fields" | "operation_too_many_aliases" | "introspection_too_large" | "operation_too_costly" | "invalid_email" | "password_too_short" | "password_too_long" | "password_required" | "username_too_short" | "username_too_long" | "username_invalid_characters" | "username_edge_hyphen" | "username_reserved" | "username_changed_too_often" | "username_taken" | "email_taken" | "wrong_credentials" | "wrong_password" | "link_required" | "link_expired" | "email_not_verified" | "email_already_verified" | "email_verification_off" | "too_many_attempts" | "too_many_sign_ins" | "time_zone_unknown" | "no_such_time_zone" | "language_unknown" | "access_token_name_required" | "access_token_expiry_out_of_range" | "too_many_access_tokens" | "no_such_access_token" | "no_such_session" | "current_session" | "too_many_exports" | "not_text" | "empty_text" | "text_too_long" | "not_boolean" | "not_list" | "too_many_entries" | "invalid_post" | "invalid_project" | "invalid_photo_address" | "public_fields_not_list" | "field_not_publishable" | "public_fields_repeated" | "unknown_section" | "sections_not_object" | "metadata_not_object" | "metadata_too_large" | "proposal_empty" | "proposal_decided" | "no_such_proposal" | "no_such_profile" | "twin_language_unknown" | "draft_source_required" | "too_many_drafts" | "stories_just_read" | "picture_required" | "picture_wrong_field" | "picture_too_large" | "picture_too_many_pixels" | "picture_damaged" | "unsupported_type" | "pictures_too_often" | "photos_too_often" | "no_such_conversation" | "conversations_gone" | "no_such_message" | "no_such_answer" | "no_such_conversation_type" | "no_such_import" | "import_running" | "name_kept" | "conversation_name_required" | "conversation_name_too_long" | "no_conversation_chosen" | "too_many_conversations" | "message_required" | "message_too_long" | "client_message_id_required" | "client_message_id_too_long" | "client_message_id_reused" | "too_many_attachments" | "attachment_missing" | "attachments_for_twin" | "elements_not_list" | "element_id_required" | "element_type_unknown" | "text_element_empty" | "file_element_empty" | "tool_call_element_unnamed" | "thread_id_required" | "not_last_answer" | "not_last_message" | "already_sending" | "too_many_runs" | "too_many_messages_at_once" | "twin_busy" | "too_many_messages" | "file_required" | "files_wrong_field" | "form_not_multipart" | "form_has_more_than_files" | "too_many_files" | "file_too_large" | "upload_interrupted" | "too_many_uploads" | "uploads_still_arriving" | "too_many_unsent_uploads" | "too_many_readings" | "no_such_file" | "model_unavailable" | "model_timeout" | "answer_too_long" | "model_rate_limited" | "model_rejected" | "model_key_rejected" | "model_unknown" | "model_input_too_long" | "model_message_too_long" | "model_declined" | "model_empty" | "model_garbage" | "model_closed_early" | "interrupted" | "internal" | "no_such_model_connection" | "no_such_model" | "too_many_model_connections" | "too_many_model_tests" | "default_model_fixed" | "default_model_required" | "model_address_invalid" | "model_address_with_password" | "provider_key_required" | "provider_key_invalid" | "provider_key_required_again" | "provider_key_rejected" | "provider_unknown_host" | "provider_unreachable" | "provider_certificate_invalid" | "provider_timeout" | "provider_redirects" | "provider_not_found" | "provider_rate_limited" | "provider_failed" | "provider_unreadable" | "provider_without_models" | "provider_model_missing" | "no_such_item" | "item_kind_unknown" | "title_required" | "content_required" | "content_too_long" | "query_required" | "document_text_fixed" | "no_file_chosen" | "too_many_files_to_import" | "too_many_files_to_add" | "file_missing" | "too_many_imports" | "no_such_document" | "document_pending" | "document_too_large" | "document_file_too_large" | "file_not_readable" | "web_pages_off" | "web_page_address_invalid" | "web_page_address_with_password" | "web_page_address_private" | "web_page_not_reached" | "web_page_refused" | "web_page_too_slow" | "web_page_too_large" | "web_page_not_readable" | "too_many_documents" | "documents_too_large" | "no_such_memory" | "memory_required" | "memory_too_long" | "memory_known" | "no_such_memory_rule" | "too_many_memory_rules" | "memory_merged_with_itself" | "secret_not_remembered" | "too_many_changes" | "no_such_twin" | "twin_closed" | "twins_closed" | "guest_messages_used_up" | "network_messages_used_up" | "twin_messages_used_up" | "too_many_visitors" | "no_such_check" | "too_many_checks" | "no_such_inbox_entry" | "no_reply_to_publish" | "reply_required" | "no_such_answer_link" | "too_many_visitor_messages" | "no_such_question" | "plan_messages_used_up" | "plan_uploads_used_up" | "plan_upload_size_used_up" | "plan_twin_messages_used_up" | "no_such_roadmap_item" | "roadmap_item_decided" | "suggestions_used_up" | "too_many_searches" | "notification_title_required" | "invalid_action_address" | "no_such_notification" | "no_such_webhook" | "no_such_delivery" | "webhook_off" | "too_many_webhooks" | "too_many_webhook_changes" | "too_many_webhook_sends" | "webhook_address_invalid" | "webhook_address_private" | "webhook_address_with_password" | "webhook_events_required" | "webhook_event_unknown" | "webhook_events_repeated";
        Problem: {
            /** @description The error message for the user. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Values in the message, such as a limit. */
            params?: {
                [key: string]: string | number;
            };
            /**
             * @description The invalid parameter or field, as a path such as `posts.0.title`. Absent if there is no single one.
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
             * @description When the latest email failed to send; null if it was sent. Sending is retried until its link expires.
             */
            email_failed_at: string | null;
            /**
             * @description An IANA time zone; null if unknown.
             * @example Europe/Berlin
             */
            timezone: string | null;
            /**
             * @description A self-description for the private assistant, never shown to others; null if empty.
             * @example Keeps a lighthouse.
             */
            about: string | null;
            /**
             * @description The interface language (BCP 47); null to follow the browser.
             * @example de
             */
            language: string | null;
            /**
             * @description The color theme.
             * @example system
             * @enum {string}
             */
            theme: "system" | "light" | "dark";
            /** @description Whether the assistant remembers facts from conversations. Turning it off keeps existing memories. */
            remembers_from_conversations: boolean;
        };
        User: {
            /** Format: uuid */
            id: string;
            /** @description The email address for mail and sign-in, in lower case. */
            email: string;
            email_verified: boolean;
            /** @description The unique username, also the path of the public page. */
            username: string;
            display_name: string;
            profile_picture_url: string | null;
            /** @description Whether onboarding was completed or skipped. */
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
             * @description A self-description for the private assistant, at most 2,000 characters, never shown to others; null to clear it.
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
             * @description The color theme; null leaves it unchanged.
             * @example dark
             * @enum {string|null}
             */
            theme?: "system" | "light" | "dark" | null;
            /**
             * @description Whether the assistant remembers facts from conversations; null leaves it unchanged.
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
             * @description The first part of the sign-in IP address; null if unknown.
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
             * @description The time of the last request, to a few minutes.
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
             * @description The first characters of the secret, for recognition.
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
             * @description When the token expires; null for no expiry.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the token was last used, to a few minutes; null if never.
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
             * @description The lifetime in days, 1 to 365; null for no expiry.
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
             * @description A valid email address not used by another account.
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
             * @description The display name, at most 80 characters; defaults to the username.
             * @example Ada
             */
            display_name?: string | null;
            /**
             * @description An IANA time zone. Unknown zones are ignored.
             * @example Europe/London
             */
            timezone?: string | null;
            /**
             * @description A self-description for the private assistant, at most 2,000 characters, never shown to others.
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
             * @description The token from the emailed link, valid once for an hour.
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
             * @description The cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        NewThread: {
            /**
             * @description The agent that answers; defaults to the private assistant.
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
             * @description Whether there are older messages.
             * @example true
             */
            has_more: boolean;
            /**
             * @description Whether there are newer messages.
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
             * @description ID from POST /upload/files?read=false: a ChatGPT or Claude export (ZIP), or its conversations.json.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            file_id: string;
        };
        ConversationStarterList: {
            starters: components["schemas"]["ConversationStarter"][];
        };
        ConversationStarter: {
            /** @description The type of content: `note`, `story` or `memory`. */
            kind: string;
            /** @description The title of the note or story, or the memory’s text. */
            text: string;
        };
        FirstStepList: {
            first_steps: ("add_document" | "remember" | "import_conversations")[];
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
             * @description Idempotency key of the client, at most 64 characters. Repeating it returns the same run.
             * @example message-17
             */
            client_id?: string;
        };
        NewMessage: {
            /**
             * @description The text, 1 to 200,000 characters, not blank.
             * @example Where is the boat?
             */
            input: string;
            /**
             * @description Idempotency key of the client, at most 64 characters. Repeating it returns the same run.
             * @example message-17
             */
            client_id?: string;
        };
        StreamRequest: {
            /**
             * @description The message text; if omitted, follows the newest answer.
             * @example Where is the boat?
             */
            input?: string;
            /**
             * Format: uuid
             * @description The conversation; if omitted, starts a new one.
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
             * @description Idempotency key of the client, at most 64 characters. Repeating it returns the same run.
             * @example message-17
             */
            client_id?: string;
        };
        UploadedFiles: {
            files: components["schemas"]["UploadedFile"][];
        };
        UploadedFile: components["schemas"]["Element"] & {
            /** @description Warnings to show; sending stays possible. */
            warnings: string[];
        };
        FilesForm: {
            files: string[];
        };
        TwinConversationPage: {
            conversations: components["schemas"]["TwinConversation"][];
            /**
             * @description The cursor for `after`; null on the last page.
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
             * @description Username of the visitor; null for guests and private profiles.
             * @example grace
             */
            visitor_username: string | null;
            /**
             * @description Beginning of the first message on one line; null without text.
             * @example Who are you?
             */
            first_question: string | null;
            /** @description Beginning of the newest message on one line; null without text. */
            last_message_preview: string | null;
            /**
             * @description Number of messages, including the twin’s.
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
             * @description When the last message was sent; the list’s sort field.
             */
            updated_at: string;
        };
        TwinConversationHistory: {
            conversation: components["schemas"]["TwinConversation"];
            steps: components["schemas"]["TwinConversationStep"][];
            /**
             * @description Whether there are older messages.
             * @example true
             */
            has_more: boolean;
            /**
             * @description Whether there are newer messages.
             * @example false
             */
            has_newer: boolean;
        };
        TwinConversationStep: {
            /** Format: uuid */
            id: string;
            /**
             * @description Zero-based position in the conversation.
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
             * @description Text of the message, or the text so far.
             * @example Who are you?
             */
            text: string;
            /** @description Sources cited as `[number]`, as of then. */
            citations: components["schemas"]["Citation"][];
            /**
             * @description Whether the twin could not answer, even if dismissed.
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
             * @description Key of the question, ignoring case and punctuation.
             * @example where are the keys
             */
            key: string;
            /**
             * @description The question as last asked, at most 500 characters.
             * @example Where are the keys?
             */
            text: string;
            /**
             * @description Number of times it was asked.
             * @example 2
             */
            count: number;
            /**
             * Format: date-time
             * @description When it was last asked; the list’s sort field.
             */
            last_asked_at: string;
            /**
             * Format: uuid
             * @description ID of the latest conversation with the question, for GET /twin-conversations/{id}.
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
        Inbox: {
            entries: components["schemas"]["InboxEntry"][];
            /**
             * @description Number of unread entries of both types.
             * @example 1
             */
            unread_count: number;
        };
        InboxEntry: {
            /** Format: uuid */
            id: string;
            /**
             * @description The type: a `question` that the twin could not answer, or a `message`.
             * @example question
             * @enum {string}
             */
            kind: "question" | "message";
            /**
             * @description The message, or the question as last sent.
             * @example Do you take apprentices?
             */
            text: string;
            /**
             * @description Number of times it was sent; always 1 for messages.
             * @example 2
             */
            count: number;
            /**
             * Format: date-time
             * @description When it was last sent; the list’s sort field.
             */
            sent_at: string;
            /** @description Whether the caller has read it. */
            is_read: boolean;
            /** @description The caller’s reply; null if none. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When the caller replied; null if not.
             */
            replied_at: string | null;
            /**
             * Format: uuid
             * @description ID of the public note with question and reply; null if none.
             */
            item_id: string | null;
            /**
             * Format: uuid
             * @description ID of the latest conversation it was sent from, for GET /twin-conversations/{id}.
             */
            conversation_id: string;
            /** @description Username of the latest visitor; null for guests and private profiles. */
            visitor_username: string | null;
        };
        InboxReply: {
            /**
             * @description The reply, 1 to 10,000 characters.
             * @example Yes, from March on.
             */
            text: string;
        };
        VisitorMessage: {
            /** Format: uuid */
            id: string;
            /**
             * @description The type: a `question` that the twin could not answer, or a `message`.
             * @example question
             * @enum {string}
             */
            kind: "question" | "message";
            /**
             * @description The question or message, at most 2,000 characters.
             * @example Do you take apprentices?
             */
            text: string;
            /**
             * @description Position of the twin’s answer below which it was sent.
             * @example 1
             */
            position: number;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sent_at: string;
            /** @description The owner’s reply, written by the person; null until then. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When the owner replied; null until then.
             */
            replied_at: string | null;
            /** @description Secret for GET /visitor-messages. Anyone who has it can read the message and its reply. */
            secret: string;
        };
        NewVisitorMessage: {
            /**
             * @description A message of 1 to 2,000 characters.
             * @example Please call me.
             */
            text?: string;
        };
        VisitorMessageList: {
            messages: components["schemas"]["VisitorMessage"][];
        };
        MemoryPage: {
            memories: components["schemas"]["Memory"][];
            /**
             * @description The cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        Memory: {
            /** Format: uuid */
            id: string;
            /** @description The text, one line of 1 to 1,000 characters. */
            content: string;
            /**
             * Format: date-time
             * @description When the memory was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the memory was last corrected, merged or restored, or created.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When an answer last cited the memory; null if never.
             */
            last_used_at: string | null;
            /** @description Whether the assistant created the memory without being asked. */
            is_noticed: boolean;
            /**
             * Format: uuid
             * @description The ID of the superseding memory; null for active ones.
             */
            superseded_by: string | null;
            /** @description The superseded memories, newest first. */
            earlier: {
                /** Format: uuid */
                id: string;
                content: string;
                /** Format: date-time */
                created_at: string;
            }[];
            /**
             * Format: uuid
             * @description The source conversation; null if added by hand or deleted.
             */
            thread_id: string | null;
            /** @description The position of the source message; null if none. */
            position: number | null;
        };
        MemoryChange: {
            /**
             * @description The text, 1 to 1,000 characters, without line breaks.
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
            /** @description Whether untrusted content was read before. */
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
            /** @description The words of the original memory in lower case. Memories with most of them are refused. */
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
             * @description The memory for the rule; it is forgotten.
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
        AcceptedProposals: {
            proposals: components["schemas"]["ProfileProposal"][];
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
            /** @description Whether visitors can talk to the twin of a public profile. */
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
        ProposalsAcceptance: {
            /**
             * @description The IDs of the proposals.
             * @example [
             *       "0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d"
             *     ]
             */
            ids: string[];
        };
        AcceptedProposal: {
            proposal: components["schemas"]["ProfileProposal"];
            profile: components["schemas"]["Profile"];
        };
        ProposalAcceptance: {
            /**
             * @description The text to use instead; null for the proposed one.
             * @example Keeps the lighthouse of Skagen.
             */
            value?: string | null;
        };
        RejectedProposal: {
            proposal: components["schemas"]["ProfileProposal"];
        };
        ProfileDrafts: {
            proposals: components["schemas"]["ProfileProposal"][];
        };
        ProfileSource: {
            /**
             * @description A biography or CV as text, at most 100,000 characters.
             * @example Ada keeps a lighthouse in Skagen. In her free time she enjoys sailing and old maps.
             */
            text?: string | null;
            /**
             * Format: uuid
             * @description The ID of an upload, such as a CV as PDF, DOCX or text.
             * @example 0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d
             */
            file_id?: string | null;
            /**
             * @description The public HTTP or HTTPS URL of a page about the caller. Defaults to HTTPS if it has no scheme.
             * @example https://ada.example/about
             */
            url?: string | null;
        };
        ProfileFieldDraft: {
            /**
             * @description The answer, at most 100,000 characters. Lists are split into entries.
             * @example I live in Skagen
             */
            answer?: string | null;
            /**
             * @description The exact values, instead of an answer; an empty list withdraws the drafts of the field.
             * @example [
             *       "Skagen"
             *     ]
             */
            values?: string[] | null;
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
             *         "description": "The projects, as names or {title, description}."
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
             * @description Custom data, merged by key; null removes a key.
             * @example {
             *       "pronouns": "she"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
            /**
             * @description The display name, at most 80 characters; blank for the username.
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
             * @description Whether visitors can talk to the twin of a public profile.
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
             * @description Custom data about the twin, merged by key; null removes a key.
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
             * @description The cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        DocumentExcerpt: {
            /** @description The parts in document order. */
            parts: {
                /**
                 * @description The zero-based position in the document.
                 * @example 0
                 */
                position: number;
                /**
                 * @description The page number, from 1; null without pages.
                 * @example 1
                 */
                page: number | null;
                /**
                 * @description The offset in the whole text, in UTF-16 code units.
                 * @example 0
                 */
                start: number;
                /** @description The text. Headings start with number signs. */
                text: string;
            }[];
            /**
             * @description The number of parts in the document.
             * @example 12
             */
            part_count: number;
            /** @description The position of the requested passage; null if missing. */
            passage: {
                start: number;
                end: number;
            } | null;
        };
        NewWebPage: {
            /**
             * @description The public URL of the page; HTTPS if without a scheme.
             * @example https://example.org/journal/rigging
             */
            url: string;
        };
        StoryImport: {
            /** @description Whether the import runs in the background (above 512 KB), without results yet. */
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
                 * @description The number of stories skipped as already imported.
                 * @example 0
                 */
                known_count: number;
                /** @description Why nothing was imported from the file; null otherwise. */
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
             * @description The beginning of the plain text, at most 280 characters.
             * @example The spare keys hang behind the lamp.
             */
            excerpt: string;
            /**
             * @description Whether the twin can use the item while the profile is public.
             * @example false
             */
            is_public: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description The time of the last change; the default sort field.
             */
            updated_at: string;
        };
        StoryImportRequest: {
            /**
             * @description File IDs from POST /upload/files: at most 20 .md or .txt files of up to 5 MB, uploaded within a day.
             * @example [
             *       "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"
             *     ]
             */
            file_ids: string[];
            /**
             * @description One story per file, or per top-level Markdown heading and the text before.
             * @default file
             * @example heading
             * @enum {string}
             */
            split: "file" | "heading";
        };
        KnowledgeItemPage: {
            items: components["schemas"]["ListedKnowledgeItem"][];
            /**
             * @description The cursor for `after`; null on the last page.
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
             * @description The ordinal of the passage in a document; null for others.
             * @example null
             */
            ordinal: number | null;
            /**
             * @description The page of a document; null without pages.
             * @example null
             */
            page: number | null;
        };
        CreatedKnowledgeItem: components["schemas"]["KnowledgeItem"] & {
            /** @description The key of the closed twin question; null if none. */
            answered_question: string | null;
        };
        KnowledgeItem: components["schemas"]["ListedKnowledgeItem"] & {
            /**
             * @description The Markdown text. For documents only the beginning; see GET /knowledge/documents/{id}/text.
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
             * @description The key of the twin question that the item answers; closed if the item is public.
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
             * @description Whether the twin can use the item, from its next answer.
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
             * @description ID of the item, or the profile field’s name.
             * @example bio
             */
            source_id: string;
            /**
             * @description The title of the source.
             * @example Lighthouse keys
             */
            title: string;
            /** @description The passage verbatim; long texts are reduced to relevant sentences. */
            text: string;
        };
        TwinCharacter: {
            /**
             * @description Tone of the answers.
             * @example warm
             * @enum {string}
             */
            tone: "neutral" | "warm" | "formal" | "playful";
            /**
             * @description Length of the answers.
             * @example short
             * @enum {string}
             */
            length: "short" | "medium" | "long";
            /**
             * @description Whether the twin talks about its owner as “I” or by name.
             * @example first
             * @enum {string}
             */
            person: "third" | "first";
            /**
             * @description Greeting on the public page and in the chat, at most 300 characters; null for none.
             * @example Welcome to my lighthouse.
             */
            greeting: string | null;
            /**
             * @description ISO 639-1 codes of the languages of the answers, the preferred first; empty for the visitor’s.
             * @example [
             *       "en",
             *       "de"
             *     ]
             */
            languages: string[];
            /**
             * @description Instructions for the language model, at most 2,000 characters; null for none. They never change what the twin can read.
             * @example Mention the summer tours.
             */
            instructions: string | null;
            /**
             * @description Subjects on which the twin gives no answer, at most 20 of 80 characters.
             * @example [
             *       "politics"
             *     ]
             */
            declined_subjects: string[];
            /**
             * @description What the twin offers instead of an answer on a declined subject, at most 300 characters; null for nothing.
             * @example Ask me about birds instead.
             */
            decline_reply: string | null;
            /**
             * @description How strictly the twin keeps to public sources. `general_knowledge` is marked in the answer and never used about the owner.
             * @example public_sources
             * @enum {string}
             */
            source_rule: "quotes_only" | "public_sources" | "general_knowledge";
        };
        TwinCharacterChange: {
            /**
             * @description Tone of the answers.
             * @example warm
             * @enum {string}
             */
            tone?: "neutral" | "warm" | "formal" | "playful";
            /**
             * @description Length of the answers.
             * @example short
             * @enum {string}
             */
            length?: "short" | "medium" | "long";
            /**
             * @description Whether the twin talks about its owner as “I” or by name.
             * @example first
             * @enum {string}
             */
            person?: "third" | "first";
            /**
             * @description Greeting on the public page and in the chat, at most 300 characters; null for none.
             * @example Welcome to my lighthouse.
             */
            greeting?: string | null;
            /**
             * @description ISO 639-1 codes of the languages of the answers, the preferred first; empty for the visitor’s.
             * @example [
             *       "en",
             *       "de"
             *     ]
             */
            languages?: ("en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "da" | "sv" | "fi" | "pl" | "cs" | "uk" | "ru" | "tr" | "ar" | "he" | "hi" | "zh" | "ja" | "ko")[];
            /**
             * @description Instructions for the language model, at most 2,000 characters; null for none. They never change what the twin can read.
             * @example Mention the summer tours.
             */
            instructions?: string | null;
            /**
             * @description Subjects on which the twin gives no answer, at most 20 of 80 characters.
             * @example [
             *       "politics"
             *     ]
             */
            declined_subjects?: string[];
            /**
             * @description What the twin offers instead of an answer on a declined subject, at most 300 characters; null for nothing.
             * @example Ask me about birds instead.
             */
            decline_reply?: string | null;
            /**
             * @description How strictly the twin keeps to public sources. `general_knowledge` is marked in the answer and never used about the owner.
             * @example public_sources
             * @enum {string}
             */
            source_rule?: "quotes_only" | "public_sources" | "general_knowledge";
        };
        QuestionIdeas: {
            /**
             * @description The questions.
             * @example [
             *       "What do you do?"
             *     ]
             */
            questions: string[];
        };
        TwinCheckList: {
            checks: components["schemas"]["TwinCheck"][];
        };
        TwinCheck: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description The question, the title of the note.
             * @example What do you charge per day?
             */
            question: string;
            /**
             * @description The owner’s answer, the text of the note.
             * @example My day rate is 640 euros.
             */
            answer: string;
            /**
             * @description The result of the last check: `failed` if the twin gives another answer, `pending` before.
             * @example passed
             * @enum {string}
             */
            state: "pending" | "passed" | "failed";
            /**
             * @description The twin’s answer when it was last checked; null before.
             * @example “My day rate is 640 euros.” [1]
             */
            last_answer: string | null;
            /**
             * Format: date-time
             * @description When it was last checked; null before.
             */
            checked_at: string | null;
            /**
             * Format: uuid
             * @description ID of the note; null if it was deleted.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            item_id: string | null;
            /**
             * Format: date-time
             * @description When the answer was first corrected.
             */
            created_at: string;
        };
        NewTwinCheck: {
            /**
             * Format: uuid
             * @description The twin’s message, from GET /twin-conversations/{id} or the caller’s own conversation.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
            /**
             * @description The question in the owner’s words, at most 200 characters. Default: the visitor’s message.
             * @example What do you charge per day?
             */
            question?: string;
            /**
             * @description The owner’s answer, at most 2,000 characters.
             * @example My day rate is 640 euros.
             */
            answer: string;
        };
        TwinCheckChange: {
            /**
             * @description The question, at most 200 characters.
             * @example What do you charge per day?
             */
            question?: string;
            /**
             * @description The owner’s answer, at most 2,000 characters.
             * @example My day rate is 640 euros.
             */
            answer?: string;
        };
        PublicProfile: components["schemas"]["PublicPerson"] & {
            /**
             * @description The owner’s greeting to visitors; null without one.
             * @example Welcome to my lighthouse.
             */
            greeting: string | null;
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
            /** @description Whether the owner’s profile is public; otherwise only the owner has access. */
            public: boolean;
            /** @description Whether visitors can talk to the twin. */
            enabled: boolean;
            /** @description Whether this is Twain’s demo twin, which uses the built-in responder. */
            demo: boolean;
            /** @description The caller’s username on messages they leave; null if anonymous: for guests, the owner, and with a private profile. */
            caller_signature: string | null;
            /**
             * Format: uuid
             * @description The caller’s latest conversation with the twin; null if none.
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
             * @description The cursor for `after`; null on the last page.
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
             * @description The status. Suggested and declined items are visible only to their author.
             * @example planned
             * @enum {string}
             */
            status: "suggested" | "planned" | "in_progress" | "done" | "declined";
            /** @description The product team’s reply; null without one. */
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
            /** @description Whether the viewer voted; false when signed out. */
            viewer_has_voted: boolean;
            /** @description Whether the signed-in viewer can vote: the item is planned or in progress. */
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
            /** @description The web or email address for requesting the plan; null if none. */
            contact_url: string | null;
            /**
             * @description Whether users without an assigned plan have it.
             * @example true
             */
            is_default: boolean;
            /** @description The enforced limits; null means unlimited, days are in UTC. */
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
            /** @description The usage counts by day, oldest first. */
            days: {
                /**
                 * @description The calendar day in the time zone.
                 * @example 2026-01-31
                 */
                date: string;
                figures: components["schemas"]["UsageFigures"];
            }[];
            /** @description The used tools, most used first. */
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
            /** @description The progress of the semantic index; null without an embedding model. */
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
        ModelConnectionList: {
            environment: components["schemas"]["EnvironmentModel"];
            connections: components["schemas"]["ModelServer"][];
        };
        /** @description The default model set by environment variables; null if connected models decide. */
        EnvironmentModel: {
            /** @description The provider: `builtin`, `openai-compatible` or `anthropic`. */
            provider: string;
            /** @description The provider’s name for the model. */
            name: string;
            /** @description The base URL of the API; null for the built-in responder. */
            base_url: string | null;
            /** @description Whether `LLM_API_KEY` is set. */
            has_api_key: boolean;
        } | null;
        ModelServer: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description The kind of provider.
             * @example ollama
             * @enum {string}
             */
            preset: "ollama" | "lm_studio" | "openai" | "anthropic" | "openai_compatible";
            /**
             * @description The base URL of the API, usually ending with `/v1`.
             * @example http://localhost:11434/v1
             */
            base_url: string;
            /** @description Whether an API key is stored. Keys are encrypted and never returned. */
            has_api_key: boolean;
            /**
             * @description The last four characters of the API key; null without a key and for keys of fewer than 16 characters.
             * @example x7Qf
             */
            key_hint: string | null;
            /** @description Whether the stored key can be decrypted. False after `SESSION_SECRET` has changed; then the key must be entered again. */
            is_key_readable: boolean;
            /** @description The models of the provider, by name. */
            models: components["schemas"]["ConnectedModel"][];
            /**
             * Format: date-time
             * @description When the provider was connected.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the address or key was last changed.
             * @example 2026-01-31T09:30:00.000Z
             */
            updated_at: string;
        };
        ConnectedModel: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description The provider’s name for the model.
             * @example llama3.2
             */
            name: string;
            /** @description Whether the provider listed the model when it was last asked. */
            is_listed: boolean;
            /** @description Whether users can choose the model. */
            is_available: boolean;
            /** @description Whether the model answers users who chose no other. A model set by environment variables takes precedence. */
            is_default: boolean;
            /** @description The context window, in tokens. Older messages are summarized to stay within it. */
            context_tokens: number;
            /** @description Whether images attached to messages are sent to the model. */
            accepts_images: boolean;
            /** @description Whether the model can search and save for the user. */
            calls_tools: boolean;
            /** @description Whether the model thinks before it answers and may take longer to start. */
            reasons: boolean;
        };
        DetectedModelServers: {
            servers: components["schemas"]["DetectedModelServer"][];
        };
        DetectedModelServer: {
            /**
             * @description The kind of provider.
             * @example ollama
             * @enum {string}
             */
            preset: "ollama" | "lm_studio" | "openai" | "anthropic" | "openai_compatible";
            /**
             * @description The base URL of the API, usually ending with `/v1`.
             * @example http://localhost:11434/v1
             */
            base_url: string;
            /** @description The models of the server; empty if none is installed. */
            models: components["schemas"]["ProviderModel"][];
        };
        ProviderModel: {
            /**
             * @description The provider’s name for the model.
             * @example llama3.2
             */
            name: string;
            /** @description The context window, in tokens; null if the provider does not state it. */
            context_tokens: number | null;
            /** @description Whether the model accepts images; null if the provider does not state it. */
            accepts_images: boolean | null;
            /** @description Whether the model calls tools; null if the provider does not state it. */
            calls_tools: boolean | null;
            /** @description Whether the model thinks before it answers; null if the provider does not state it. */
            reasons: boolean | null;
        };
        ModelConnectionTest: {
            /** @description The base URL that answered: with `/v1` if it was missing. */
            base_url: string;
            /** @description The chat models that the provider lists, at most 500. */
            models: components["schemas"]["ProviderModel"][];
            /**
             * @description The model that was asked; null if the provider lists none.
             * @example llama3.2
             */
            model: string | null;
            /**
             * @description The beginning of the answer; null if there was none.
             * @example Hello!
             */
            answer: string | null;
            /** @description The time until the answer began, in milliseconds; null without an answer. */
            duration_ms: number | null;
            /** @description Why the test failed; null if the model answered. */
            problem: {
                /** @description The error message for the user. */
                message: string;
                code: components["schemas"]["ErrorCode"];
                /** @description Values in the message, such as a limit. */
                params?: {
                    [key: string]: string | number;
                };
            } | null;
        };
        TestModelConnection: {
            /**
             * @description The kind of provider.
             * @example ollama
             * @enum {string}
             */
            preset: "ollama" | "lm_studio" | "openai" | "anthropic" | "openai_compatible";
            /**
             * @description The base URL of the API. Defaults to the usual address of the preset. Addresses on private networks are allowed.
             * @example http://localhost:11434/v1
             */
            base_url?: string | null;
            /**
             * @description The API key, at most 1,000 characters. Stored encrypted.
             * @example null
             */
            api_key?: string | null;
            /**
             * @description The model to ask. Defaults to the first one listed.
             * @example llama3.2
             */
            model?: string | null;
            /**
             * @description The connection whose stored key is used if no key is sent. It is sent only to the origin that it was entered for.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            connection_id?: string | null;
        };
        NewModelConnection: {
            /**
             * @description The kind of provider.
             * @example ollama
             * @enum {string}
             */
            preset: "ollama" | "lm_studio" | "openai" | "anthropic" | "openai_compatible";
            /**
             * @description The base URL of the API. Defaults to the usual address of the preset. Addresses on private networks are allowed.
             * @example http://localhost:11434/v1
             */
            base_url?: string | null;
            /**
             * @description The API key, at most 1,000 characters. Stored encrypted.
             * @example null
             */
            api_key?: string | null;
            /**
             * @description The first model that users can choose. Defaults to the first one listed.
             * @example llama3.2
             */
            model?: string | null;
        };
        ModelConnectionChange: {
            /**
             * @description The base URL of the API. For another origin, send the key again.
             * @example http://localhost:11434/v1
             */
            base_url?: string | null;
            /**
             * @description The new API key; an empty string removes the key.
             * @example null
             */
            api_key?: string | null;
        };
        ConnectedModelChange: {
            /**
             * @description Whether users can choose the model.
             * @example true
             */
            is_available?: boolean | null;
            /**
             * @description True makes the model available and the default instead of the current one.
             * @example true
             */
            is_default?: boolean | null;
            /**
             * @description The context window, in tokens.
             * @example 32000
             */
            context_tokens?: number | null;
            /**
             * @description Whether images attached to messages are sent to the model.
             * @example false
             */
            accepts_images?: boolean | null;
            /**
             * @description Whether the model can search and save for the user.
             * @example true
             */
            calls_tools?: boolean | null;
            /**
             * @description Whether the model thinks before it answers and may take longer to start.
             * @example false
             */
            reasons?: boolean | null;
        };
        NotificationPage: {
            notifications: components["schemas"]["Notification"][];
            /**
             * @description The cursor for `after`; null on the last page.
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
             * @description The owner’s description, possibly empty.
             * @example Backup of answers
             */
            description: string;
            /**
             * @description The subscribed event types.
             * @example [
             *       "answer.finished"
             *     ]
             */
            event_types: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_asked" | "twin.question_unanswered" | "twin.check_failed" | "import.finished" | "document.finished")[];
            /** @description Whether events are sent. Events while disabled are never sent. */
            is_enabled: boolean;
            /**
             * @description Why the webhook was disabled after failures; null otherwise.
             * @example null
             */
            problem: string | null;
            /**
             * Format: date-time
             * @description When the current failures began; null after a success or before any attempt.
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
             * @description The secret for signatures (Standard Webhooks), shown only once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        NewWebhook: {
            /**
             * @description The HTTPS URL of the endpoint, on public networks unless the server allows others.
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
            event_types: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_asked" | "twin.question_unanswered" | "twin.check_failed" | "import.finished" | "document.finished")[];
        };
        WebhookChange: {
            /**
             * @description The HTTPS URL of the endpoint, on public networks unless the server allows others.
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
            event_types?: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_asked" | "twin.question_unanswered" | "twin.check_failed" | "import.finished" | "document.finished")[] | null;
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
             * @description The `webhook-id` header, the same for all attempts and webhooks.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            event_id: string;
            /**
             * @description The event type; `webhook.test` for tests.
             * @example answer.finished
             */
            type: string;
            data: components["schemas"]["WebhookEventData"];
            /**
             * @description The delivery status: `pending` (queued or being sent), `delivered` (response 200 to 299) or `failed` (given up).
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description The time of the next attempt; null once delivered or failed.
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
        /** @description The `data` of the payload, by event type. */
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
            /**
             * Format: uuid
             * @description The message, for GET /inbox/{id}. Only for messages sent with POST /chat/steps/{id}/send-to-owner.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            entry_id?: string;
        } | {
            /**
             * Format: uuid
             * @description The conversation, for GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The question, for GET /inbox/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            entry_id: string;
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
             * @description The check, for GET /twin-checks/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            check_id: string;
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
             * @description The number of items skipped as already imported.
             * @example 0
             */
            known_count: number;
            /**
             * @description The number of files not imported.
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
             * @description Whether it is a newer file of a document.
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
             * @description The HTTP status code; null without a response.
             * @example 503
             */
            status_code: number | null;
            /**
             * @description Why the attempt failed; null if the status code says it.
             * @example null
             */
            problem: string | null;
            /**
             * @description The duration in milliseconds.
             * @example 84
             */
            duration_ms: number;
            /**
             * @description The first 500 characters of the response.
             * @example Try again later
             */
            response: string;
        };
        WebhookDeliveryPage: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * @description The cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
    };
    responses: {
        /** @description Unchanged since the `ETag` in `If-None-Match`. No body. */
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
        /** @description A weak validator of the body, independent of compression. */
        ETag: string;
        /** @description Seconds until the next attempt can succeed. */
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
            /** @description `email_verification_off`: this server doesn’t verify addresses. */
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
                    /** @description The URL of the first created object. */
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
                    /** @description The URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /** @description `email_taken` or `username_taken`: used by another account. */
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
            /** @description The password is changed, sessions and access tokens have ended, and the email address is confirmed. */
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
                /** @description Matches word beginnings in names and messages. Ignored below 2 characters. */
                q?: string;
                /** @description The thread types to include, also Profile Pal. Repeatable. */
                type?: ("private_chat" | "profile_onboarding" | "testing" | "self_twin_chat" | "public_twin_chat" | "twin_to_twin")[];
                /** @description Includes conversations last active at or after this time. */
                from?: string;
                /** @description Includes conversations last active before this time. */
                to?: string;
                /** @description Whether to include Profile Pal if no types are given. */
                include_profile_pal?: "true" | "false";
                /** @description The property to order by. */
                sort?: "created" | "updated" | "name";
                /** @description The sort direction; defaults to `asc` for names and titles, `desc` for times. Cursors are valid in one order. */
                direction?: "asc" | "desc";
                /** @description The maximum number of items, 1 to 1000. */
                limit?: number;
                /** @description The `next` cursor of the previous page. New items cause no repeats or gaps. */
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
                    /** @description The URL of the first created object. */
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
                    /** @description The URL of the first created object. */
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
            /** @description A conversation does not exist. Nothing was deleted. */
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
            /** @description The conversation as Markdown, or as JSON in the shapes of this API. */
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
                    /** @description The URL of the first created object. */
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
    getChatFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps; empty once all are done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstStepList"];
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
            /** @description `already_sending`: another answer is in progress. `not_last_answer`, `not_last_message`: newer messages follow. `client_message_id_reused`: the `client_id` belongs to another message. */
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
            /** @description `too_many_runs`: too many answers in progress. */
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
            /** @description `already_sending`: another answer is in progress. `not_last_answer`, `not_last_message`: newer messages follow. `client_message_id_reused`: the `client_id` belongs to another message. */
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
            /** @description `too_many_runs`: too many answers in progress. */
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
                /** @description The message text; if omitted, follows the newest answer. */
                input?: string;
                /** @description The conversation; if omitted, starts a new one. */
                thread_id?: string;
                /** @description JSON array of uploads with their `id`. */
                elements?: string;
                /** @description Idempotency key of the client, at most 64 characters. Repeating it returns the same run. */
                client_id?: string;
            };
            header?: {
                /** @description The last received event ID, to resume after. */
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
            /** @description Nothing to follow, or everything has been read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The conversation does not exist or is not accessible. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            405: components["responses"]["405"];
            /** @description The caller does not accept text/event-stream, or it is a navigation or prefetch. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `already_sending`: another answer is in progress. `client_message_id_reused`: the `client_id` belongs to another message. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_streams`: too many open streams. `too_many_runs`: too many answers in progress. */
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
                /** @description The last received event ID, to resume after. */
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
            /** @description Nothing to follow, or everything has been read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The conversation does not exist or is not accessible. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `already_sending`: another answer is in progress. `client_message_id_reused`: the `client_id` belongs to another message. */
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
            /** @description `too_many_streams`: too many open streams. `too_many_runs`: too many answers in progress. */
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
                /** @description Whether to read the files for chat. Pass `false` for future documents or stories. */
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
                    /** @description The URL of the first created object. */
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
                /** @description The `next` cursor of the previous page. New items cause no repeats or gaps. */
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
    getInbox: {
        parameters: {
            query?: {
                /** @description Only entries of this type. */
                kind?: "question" | "message";
                /** @description Whether to return unread entries only. */
                unread_only?: "true" | "false";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
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
    getInboxById: {
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
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntry"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The entry does not exist. */
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
    deleteInboxById: {
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
            /** @description The entry was deleted. */
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
            /** @description The entry does not exist. */
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
    postInboxByIdRead: {
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
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntry"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The entry does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    postInboxByIdReply: {
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
                "application/json": components["schemas"]["InboxReply"];
            };
        };
        responses: {
            /** @description The entry with the reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntry"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The entry does not exist. */
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
    postInboxByIdPublish: {
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
            /** @description The entry with the ID of the note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntry"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The entry does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `no_reply_to_publish`: a message, or a question without a reply. */
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
    postChatStepsByIdSendToOwner: {
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
                "application/json": components["schemas"]["NewVisitorMessage"];
            };
        };
        responses: {
            /** @description The sent question or message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessage"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The answer does not exist, or left no question open. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `twin_closed`: closed to visitors. */
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
            /** @description `too_many_visitor_messages`: the daily limit is reached. */
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
    getChatThreadsByIdVisitorMessages: {
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
            /** @description The questions and messages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessageList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The conversation does not exist or is not accessible. */
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
    getChatThreadsByIdReplies: {
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
            /** @description Server-sent events without an end. The `data:` of each event is a VisitorMessage as JSON. */
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
            /** @description The conversation does not exist or is not accessible. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_streams`: too many open streams. */
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
    getVisitorMessages: {
        parameters: {
            query: {
                /** @description The secret from the link. */
                secret: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question or message. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /** @description The secret is invalid, or the owner’s profile is private. */
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
    getMemories: {
        parameters: {
            query?: {
                /** @description The search text, at most 200 characters; all words match by prefix. */
                q?: string;
                /** @description Only memories changed at this time or later; all when left out. */
                updated_since?: string;
                /** @description The property to order by. */
                sort?: "created" | "updated";
                /** @description The sort direction; defaults to `asc` for names and titles, `desc` for times. Cursors are valid in one order. */
                direction?: "asc" | "desc";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page. New items cause no repeats or gaps. */
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
                    /** @description The URL of the first created object. */
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
            /** @description The memory is missing, forgotten or another user’s. */
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
                /** @description Whether superseded memories become active again; otherwise they are forgotten. */
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
            /** @description The memory is missing or another user’s. */
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
            /** @description The memory is missing or another user’s. */
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
            /** @description The memory is missing or another user’s. */
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
                    /** @description The URL of the first created object. */
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
            /** @description The memory is missing or another user’s. */
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
            /** @description The rule is missing or another user’s. */
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
            /** @description The rule is missing or another user’s. */
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
                /** @description The status: pending, oldest first; or accepted or rejected, newest first, at most 100. */
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
    postProfileProposalsAccept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalsAcceptance"];
            };
        };
        responses: {
            /** @description The accepted proposals and the updated profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedProposals"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The proposals do not exist or belong to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `proposal_decided`: all of them were accepted or rejected before. */
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
    postProfileDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileSource"];
            };
        };
        responses: {
            /** @description The pending proposals from this source; empty if nothing was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileDrafts"];
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
    postProfileDraftsByField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile field. */
                field: "display_name" | "bio" | "interests" | "location" | "skills" | "achievements" | "projects" | "title";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileFieldDraft"];
            };
        };
        responses: {
            /** @description The pending proposals for this field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileDrafts"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
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
            /** @description The request came from another site, or the email address is unconfirmed (`email_not_verified`). */
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
                    /** @description The URL of the first created object. */
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
                /** @description The sort direction; defaults to `asc` for names and titles, `desc` for times. Cursors are valid in one order. */
                direction?: "asc" | "desc";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page. New items cause no repeats or gaps. */
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
                    /** @description The URL of the first created object. */
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
            /** @description The document, unchanged until the file has been read. */
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
                    /** @description The URL of the first created object. */
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
                /** @description The kind of items; defaults to all. */
                kind?: "note" | "story" | "document";
                /** @description Only items changed at this time or later; all when left out. */
                updated_since?: string;
                /** @description The property to order by. */
                sort?: "created" | "updated" | "title";
                /** @description The sort direction; defaults to `asc` for names and titles, `desc` for times. Cursors are valid in one order. */
                direction?: "asc" | "desc";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page. New items cause no repeats or gaps. */
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
                    /** @description The URL of the first created object. */
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
    getTwinCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The character. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinCharacter"];
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
    putTwinCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinCharacterChange"];
            };
        };
        responses: {
            /** @description The character after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinCharacter"];
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
    getTwinCharacterQuestionIdeas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionIdeas"];
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
    getTwinChecks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinCheckList"];
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
    postTwinChecks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTwinCheck"];
            };
        };
        responses: {
            /** @description The check, which runs within seconds. */
            201: {
                headers: {
                    /** @description The URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinCheck"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The message does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_checks`: the limit of 100 checks is reached. */
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
    getTwinChecksById: {
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
            /** @description The check. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinCheck"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The check does not exist. */
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
    deleteTwinChecksById: {
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
            /** @description The check was deleted. */
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
            /** @description The check does not exist. */
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
    patchTwinChecksById: {
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
                "application/json": components["schemas"]["TwinCheckChange"];
            };
        };
        responses: {
            /** @description The check after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinCheck"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The check does not exist. */
            404: {
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
            /** @description `already_sending`: another answer is in progress. `twin_closed`: closed to visitors. */
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
                /** @description The search text. All words must match visible names, bio, skills or interests by prefix, ignoring accents. */
                q?: string;
                /** @description An interest that profiles must list, ignoring case and accents. */
                interest?: string;
                /** @description The maximum number of items, 1 to 50. */
                limit?: number;
                /** @description The `next` cursor of the previous page. New items cause no repeats or gaps. */
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
                    /** @description The URL of the first created object. */
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
                /** @description The time zone of the days. Defaults to the account’s, then UTC. */
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
            /** @description The model. */
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
    getOperatorModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connections, without their keys. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelConnectionList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
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
    getOperatorModelsDetected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The servers that answered. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetectedModelServers"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
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
    postOperatorModelsTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestModelConnection"];
            };
        };
        responses: {
            /** @description The result of the test, including the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelConnectionTest"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
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
    postOperatorModelsConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewModelConnection"];
            };
        };
        responses: {
            /** @description The connection, without its key. */
            201: {
                headers: {
                    /** @description The URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelServer"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
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
    getOperatorModelsConnectionsById: {
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
            /** @description The connection, without its key. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelServer"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
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
    deleteOperatorModelsConnectionsById: {
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
            /** @description The connection is removed. */
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
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
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
    patchOperatorModelsConnectionsById: {
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
                "application/json": components["schemas"]["ModelConnectionChange"];
            };
        };
        responses: {
            /** @description The updated connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelServer"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
            404: {
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
    postOperatorModelsConnectionsByIdRefresh: {
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
            /** @description The updated connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelServer"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    patchOperatorModelsById: {
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
                "application/json": components["schemas"]["ConnectedModelChange"];
            };
        };
        responses: {
            /** @description The updated model. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedModel"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The object does not exist, or the caller is not an operator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `default_model_fixed`: environment variables set the default. `default_model_required`: this is the default model. */
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
    getNotifications: {
        parameters: {
            query?: {
                /** @description Whether to include read notifications. */
                include_read?: "true" | "false";
                /** @description The maximum number of items, 1 to 100. */
                limit?: number;
                /** @description The `next` cursor of the previous page. New items cause no repeats or gaps. */
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
                /** @description The last received event ID, to resume after. */
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
            /** @description `too_many_streams`: too many open streams. */
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
                    /** @description The URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the email address is unconfirmed (`email_not_verified`). */
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
                    /** @description The URL of the first created object. */
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
                /** @description The `next` cursor of the previous page. New items cause no repeats or gaps. */
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
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
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
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
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
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
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
    receiveTwinQuestionAskedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinQuestionAskedEvent"];
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
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
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
    receiveTwinCheckFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinCheckFailedEvent"];
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
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
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
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
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
                /** @description The event ID, the same for every attempt. Use it to ignore duplicates. */
                "webhook-id": string;
                /** @description The time of the attempt in Unix seconds. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
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
