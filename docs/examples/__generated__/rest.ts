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
         * Ask whom a mailed link is about
         * @description For asking the person whether they opened that account, before the link is used.
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
         * Confirm an address with the link from the mail
         * @description Anybody with the link may call this; nobody is signed in by it. A link works once, within 24 hours, and only for the address that it was sent to; a used or old one is refused with `link_expired`. At most 120 tries an hour from one network.
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
         * Mail the link that confirms the address again
         * @description For the session of the account; an access token is refused. The link works for 24 hours, and those that were sent before stay good. At most 5 mails an hour.
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
         * Choose a new password, knowing the old one
         * @description Ends every session but the one that asks, and every access token unless told otherwise.
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
         * Read one’s own account with its settings
         * @description What GET /auth/me answers, with the time zone, language, theme and what the assistant is told about the person. Sessions and access tokens may both call this.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Delete the account and everything that belongs to it, for good
         * @description For a session with the password of the account; an access token is refused. Conversations, knowledge, memories, the profile and what visitors said to the twin go at once, files within minutes, and every session and access token ends. There is no way back: call GET /export before.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change settings of the account
         * @description What is left out stays as it is. Names and the picture belong to the profile.
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
         * Where one is signed in, the most recently active first
         * @description For sessions alone: an access token is refused. At most 100 are listed, and those that have expired are left out. A session expires 30 days after it was last prolonged by use.
         */
        get: operations["getAccountSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else, at once
         * @description The session that asks goes on; POST /auth/logout ends it.
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
         * Sign out somewhere else, at once
         * @description For the caller’s other sessions. What the session holds open is closed. The session that asks cannot end itself here (`current_session`): POST /auth/logout does that. One that is over already answers 404.
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
         * What programs act with for one, the newest first
         * @description Also those that expired. Nobody can read a secret again.
         */
        get: operations["getAccountAccessTokens"];
        put?: never;
        /**
         * Make a token with which programs may do everything but what guards the account
         * @description A notification tells of it.
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
         * Take a token back, at once
         * @description For sessions alone: no access token can revoke itself or another. Streams that a program holds open with it are closed, and its next request answers 401. A second call answers 404.
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
         * Make an account and sign it in
         * @description Anybody may call this, at most 300 times an hour from one network. The answer sets the cookie of the session, and its `token` is for clients without cookies. A username or address that is taken is refused with `username_taken` or `email_taken`. What a guest said to twins belongs to the new account from then on. Where the server asks for confirmed addresses, a link is mailed.
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
         * @description Anybody may call this. An unknown address and a wrong password get the same answer (`wrong_credentials`). At most 10 tries in 15 minutes for one account from one network. What a guest said to twins belongs to the account from then on.
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
         * Who is signed in
         * @description The cheapest way to ask whether a session or an access token is still good: 401 when it is not. Settings of the account stand in GET /account.
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
         * Prolong the session under a new token
         * @description For a session: the token that was sent ends with this call, and the new one is good for 30 days. Streams that are open stay open. An access token is refused, since it cannot prolong itself. Sessions in use prolong themselves by their cookie, so that only clients with bearer tokens need this.
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
         * End the session
         * @description Ends the session that the cookie or the bearer token names, closes what it holds open and clears the cookies. Calling it again is no failure. An access token is refused: it is revoked with DELETE /account/access-tokens/{id}.
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
         * @description For forms that check while the user types. Checks the format, reserved names and the usernames of other accounts, current or given up within the last year; with a session, the caller’s own former usernames are available. Nothing is reserved. At most 120 times a minute from one network.
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
         * Ask whether an email can be had
         * @description For a form of registration. It checks the form of the address and whether an account has it. At most 20 times a minute, and 100 times an hour, from one network.
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
         * Mail a link to choose a new password
         * @description Anybody may ask, for any address; the answer does not say whether there is such an account. The link works once, within an hour. An account gets at most 5 mails an hour; more calls answer the same and mail nothing.
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
         * Choose a new password with the link from the mail
         * @description Anybody with the link may call this; nobody is signed in by it. A link that was used, or is older than an hour, is refused with `link_expired`. At most 60 tries an hour from one network.
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
         * Finish or skip onboarding
         * @description Sets `is_onboarded`, so that the app opens with a conversation instead of the questions of the beginning. Calling it again changes nothing.
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
         * Take everything along as one file
         * @description A ZIP with profile.json, knowledge.json, memories.json, memory-proposals.json, memory-rules.json, notifications.json, each conversation in threads/ as Markdown and as JSON, and what was uploaded in files/.
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
         * What the private assistant remembers, newest first by default
         * @description The caller’s own, without those that another one took the place of. In the default order, by when they were told, no page repeats or loses one.
         */
        get: operations["getMemories"];
        put?: never;
        /**
         * Add a memory
         * @description Replaces memories that it contradicts, which become its `earlier` ones. Words that another memory has already are refused with `memory_known`, and passwords, keys and card numbers are never kept.
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
         * One memory
         * @description Also one that another took the place of: `superseded_by` names that.
         */
        get: operations["getMemoriesById"];
        put?: never;
        post?: never;
        /**
         * Forget a memory for good
         * @description What answers quote of it and what it took the place of go too. The conversation in which it was told stays.
         */
        delete: operations["deleteMemoriesById"];
        options?: never;
        head?: never;
        /**
         * Correct what is remembered
         * @description For its owner. The new words are found by searches at once. Passwords, keys and card numbers are never kept.
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
         * Make one memory of two
         * @description The other one is forgotten.
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
         * What the assistant would keep or forget and waits for a decision, the oldest first
         * @description What the assistant proposes is neither kept nor forgotten before its owner accepts it here. A proposal says whether the assistant had read words of others, such as an attached file, when it made it.
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
         * Keep or forget what was proposed
         * @description The memory is kept, or forgotten, in the same moment. A proposal is decided once; a second decision answers 404.
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
         * Turn a proposal down
         * @description Nothing is kept or forgotten. A proposal is decided once; a second decision answers 404.
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
         * What the private assistant never remembers, the newest first
         * @description At most 200 for each person. A rule has the words of the memory that it was made of, which is forgotten itself.
         */
        get: operations["getMemoryRules"];
        put?: never;
        /**
         * Forget a memory for good, and remember nothing like it
         * @description For the owner of the memory, which cannot be brought back. What is like it is neither kept by itself nor when the assistant is asked to. At most 200 for each person; a second call with the same memory answers 404.
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
         * One thing that the private assistant never remembers
         * @description For its owner. Rules cannot be changed; delete one with DELETE /memory-rules/{id}.
         */
        get: operations["getMemoryRulesById"];
        put?: never;
        post?: never;
        /**
         * Let things be remembered again
         * @description What was forgotten stays forgotten.
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
         * Changes of the profile that stories and conversations propose
         * @description They come from POST /profile/update-from-stories and from conversations, and change nothing by themselves. Each names the field, the value and the sentence that it comes from.
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
         * Make the proposed change
         * @description Puts the value, or the one in the body, into the profile; a value of a list is added to it. A proposal is decided once.
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
         * Turn a proposal down
         * @description The profile stays as it is, and the same is not proposed again.
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
         * Read one’s own profile
         * @description The caller’s own, with what only they see. A profile that was never filled in answers with its defaults. What others see of it is in GET /profile/public/{username}.
         */
        get: operations["getProfile"];
        /**
         * Change one’s own profile
         * @description What is left out stays as it is. Lists are replaced whole; metadata, twin_metadata and section_visibility are merged by key.
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
         * Choose a profile picture
         * @description It is drawn anew as a square, without its metadata; the one before is deleted.
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
         * Delete the profile picture; initials stand in
         * @description The files of all its sizes are deleted within minutes. Without a picture nothing changes.
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
         * Add a photo to one’s own profile
         * @description It is drawn anew, without its metadata, and comes after the others. Taking its address out of `photos` deletes it.
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
         * Propose changes of the profile from one’s stories
         * @description Changes nothing: each proposal waits until it is accepted.
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
         * Documents, recently changed first by default
         * @description The caller’s own, with how far each has been read. In the default order a document moves to the front when it is changed; what was not touched between two pages is listed exactly once.
         */
        get: operations["getKnowledgeDocuments"];
        put?: never;
        /**
         * Upload documents
         * @description PDF, DOCX, Markdown, HTML, text or CSV; all of them or none. They are private, and are read in the background.
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
         * @description For its owner alone, also while the document is public: visitors of the twin get quotes, never the file. Sent as a download under the name that it was uploaded with.
         */
        get: operations["getKnowledgeDocumentsByIdFile"];
        /**
         * Replace the file of a document by a newer one
         * @description Its text stays as it was until the newer file has been read, and if that cannot be. A public document becomes private with it unless `stays_public` is true.
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
         * Keep an attached file in Knowledge
         * @description Makes a private document of a file that was attached to a message. A file that was kept before is kept once.
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
         * One document, and how far it has been read
         * @description Ask again until `status` is `ready` or `failed`; a webhook for `document.finished` saves that. How its text begins is in GET /knowledge/items/{id}.
         */
        get: operations["getKnowledgeDocumentsById"];
        put?: never;
        post?: never;
        /**
         * Delete a document with its file and its text
         * @description For its owner. Neither the assistant nor the twin finds it any more. A second call answers 404.
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
         * What a document says, 10 parts at a time
         * @description No parts until it is read.
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
         * Add a web page by its address
         * @description Fetches it once, within 15 seconds and 5 MB, and makes a private document of its article; a PDF or another file that documents are made of is kept whole. A page that is there already is fetched anew in its place, and becomes private. Servers can turn this off.
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
         * Make private stories of uploaded text files
         * @description A file that cannot be read is named with its problem and keeps no other from being imported; the same text again adds nothing.
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
         * Notes, stories and documents, recently changed first by default
         * @description The caller’s own, private and public. In the default order an item moves to the front when it is changed; what was not touched between two pages is listed exactly once. To find one by its words there is GET /knowledge/search.
         */
        get: operations["getKnowledgeItems"];
        put?: never;
        /**
         * Keep a note or a story
         * @description It is private unless told otherwise, and found by searches at once.
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
         * Find notes, stories and documents by their words
         * @description Items with all words of the query in title or text, or with words like them.
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
         * Read a note, story or document
         * @description For its owner alone. Of a document it has only how the text begins, and nothing until its file has been read.
         */
        get: operations["getKnowledgeItemsById"];
        put?: never;
        post?: never;
        /**
         * Delete a note, story or document for good
         * @description A document goes with its file, and what an item proposed for the profile goes with it.
         */
        delete: operations["deleteKnowledgeItemsById"];
        options?: never;
        head?: never;
        /**
         * Change a text, or who may know it
         * @description What is left out stays as it is. Of a document the title can change and who may know it; its text comes from its file.
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
         * Find people by what their public profile shows
         * @description Needs no session. Best matches first; without words, those whose public page changed last.
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
         * What most public profiles name, to look around by
         * @description Counted over public profiles that show their interests, without regard to capital letters. Needs no session; at most 120 times a minute together with GET /discover.
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
         * What comes next, and what one suggested oneself
         * @description Needs no session. What the caller suggested and is not taken up stands at the end.
         */
        get: operations["getRoadmap"];
        put?: never;
        /**
         * Suggest something that is not on the roadmap, at most five times a day
         * @description Only the caller sees it for now; a notification tells them of a reply.
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
         * One item of the roadmap
         * @description Needs no session; with one it says whether the caller voted. A suggestion is seen by whoever made it, and answers 404 to others.
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
         * Vote for an item; once or more often, it is one vote
         * @description For anybody with an account, while the item is planned or in progress.
         */
        put: operations["putRoadmapByIdVote"];
        post?: never;
        /**
         * Take one’s vote back, whether or not there was one
         * @description For anybody with an account. Who has voted is never shown, only how many.
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
         * All plans there are, to compare them
         * @description Needs no session. The first one is everybody’s who has no other.
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
         * The plan one has, and what one did today
         * @description What is deleted counts all the same.
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
         * What one’s assistants did and visitors of one’s twin, day by day
         * @description Deleted conversations are not counted.
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
         * The addresses that are told of what happens, the newest first
         * @description What is sent to them is described under `webhooks` of this document.
         */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Add an address that is told of what happens
         * @description A notification tells of it. At most 10 for each person.
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
         * One webhook
         * @description Without its secret, which nobody can read again.
         */
        get: operations["getWebhooksById"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description The log of what was sent to it goes too, and so does what waits for it.
         */
        delete: operations["deleteWebhooksById"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or turn it on or off
         * @description What is left out stays as it is. Turned on again, it gets what still waits for it.
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
         * Give a webhook another secret
         * @description For a day what is sent is signed with both, so that a receiver may change over in between.
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
         * @description Of the type `webhook.test`. Read the delivery a moment later to see what became of it.
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
         * What was sent to a webhook within 30 days, the newest first
         * @description With each attempt and what was answered to it.
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
         * What became of one event that was sent to a webhook
         * @description Kept for 30 days.
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
         * Send an event to its webhook again
         * @description At once, whether it was delivered, given up or is to be tried later. `webhook-id` stays the same.
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
         * @description Sent to each webhook that is told of it, signed as [standard-webhooks](https://www.standardwebhooks.com) says. Verify the signature over the body as it came, then answer with a status from 200 to 299 within 10 seconds. Redirects are not followed. Anything else is tried again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server has other pauses, and then given up. A webhook that has failed for 5 days, or answers 410, is turned off. Events may come more than once, and in any order.
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
         * @description Sent to each webhook that is told of it, signed as [standard-webhooks](https://www.standardwebhooks.com) says. Verify the signature over the body as it came, then answer with a status from 200 to 299 within 10 seconds. Redirects are not followed. Anything else is tried again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server has other pauses, and then given up. A webhook that has failed for 5 days, or answers 410, is turned off. Events may come more than once, and in any order.
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
         * @description Sent to each webhook that is told of it, signed as [standard-webhooks](https://www.standardwebhooks.com) says. Verify the signature over the body as it came, then answer with a status from 200 to 299 within 10 seconds. Redirects are not followed. Anything else is tried again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server has other pauses, and then given up. A webhook that has failed for 5 days, or answers 410, is turned off. Events may come more than once, and in any order.
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
         * @description Sent to each webhook that is told of it, signed as [standard-webhooks](https://www.standardwebhooks.com) says. Verify the signature over the body as it came, then answer with a status from 200 to 299 within 10 seconds. Redirects are not followed. Anything else is tried again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server has other pauses, and then given up. A webhook that has failed for 5 days, or answers 410, is turned off. Events may come more than once, and in any order.
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
         * @description Sent to each webhook that is told of it, signed as [standard-webhooks](https://www.standardwebhooks.com) says. Verify the signature over the body as it came, then answer with a status from 200 to 299 within 10 seconds. Redirects are not followed. Anything else is tried again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server has other pauses, and then given up. A webhook that has failed for 5 days, or answers 410, is turned off. Events may come more than once, and in any order.
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
         * @description Sent to each webhook that is told of it, signed as [standard-webhooks](https://www.standardwebhooks.com) says. Verify the signature over the body as it came, then answer with a status from 200 to 299 within 10 seconds. Redirects are not followed. Anything else is tried again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server has other pauses, and then given up. A webhook that has failed for 5 days, or answers 410, is turned off. Events may come more than once, and in any order.
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
         * @description Sent to each webhook that is told of it, signed as [standard-webhooks](https://www.standardwebhooks.com) says. Verify the signature over the body as it came, then answer with a status from 200 to 299 within 10 seconds. Redirects are not followed. Anything else is tried again after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server has other pauses, and then given up. A webhook that has failed for 5 days, or answers 410, is turned off. Events may come more than once, and in any order.
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
             * @description Raised when a field changes its meaning or goes. Pass over fields you do not know.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened; the header has the time of the attempt.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The run that wrote it: GET /chat/runs/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                run_id: string;
                /**
                 * Format: uuid
                 * @description Its conversation: GET /chat/threads/{id}/history.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                thread_id: string;
                /**
                 * Format: uuid
                 * @description The answer: GET /chat/steps/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                step_id: string;
            };
        };
        AnswerFailedEvent: {
            /** @enum {string} */
            type: "answer.failed";
            /**
             * @description Raised when a field changes its meaning or goes. Pass over fields you do not know.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened; the header has the time of the attempt.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The run that failed: POST /chat/runs/{id}/retry.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                run_id: string;
                /**
                 * Format: uuid
                 * @description Its conversation: GET /chat/threads/{id}/history.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                thread_id: string;
                /**
                 * Format: uuid
                 * @description The message that would have been the answer.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                step_id: string;
                /**
                 * @description Why, for programs; the message has the words.
                 * @example model_unavailable
                 */
                code: string;
            };
        };
        TwinMessageLeftEvent: {
            /** @enum {string} */
            type: "twin.message_left";
            /**
             * @description Raised when a field changes its meaning or goes. Pass over fields you do not know.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened; the header has the time of the attempt.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Where it was left: GET /twin-conversations/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                conversation_id: string;
                /**
                 * Format: uuid
                 * @description The notification that has its words: GET /notifications.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                notification_id: string;
            };
        };
        TwinQuestionUnansweredEvent: {
            /** @enum {string} */
            type: "twin.question_unanswered";
            /**
             * @description Raised when a field changes its meaning or goes. Pass over fields you do not know.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened; the header has the time of the attempt.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * @description Its key: GET /twin-questions.
                 * @example 0b6cf26ff4f3ae1ee3cf5b9e0c3c6f5a
                 */
                question_key: string;
                /**
                 * Format: uuid
                 * @description Where it was asked: GET /twin-conversations/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                conversation_id: string;
                /**
                 * Format: uuid
                 * @description The message that says that it is no answer.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                step_id: string;
            };
        };
        ImportFinishedEvent: {
            /** @enum {string} */
            type: "import.finished";
            /**
             * @description Raised when a field changes its meaning or goes. Pass over fields you do not know.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened; the header has the time of the attempt.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of conversations: GET /chat/imports/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                import_id?: string;
                /**
                 * @description How many stories were added.
                 * @example 12
                 */
                story_count: number;
                /**
                 * @description Of conversations: how many were added.
                 * @example 212
                 */
                conversation_count?: number;
                /**
                 * @description How many were there before.
                 * @example 0
                 */
                known_count: number;
                /**
                 * @description How many files could not be imported.
                 * @example 0
                 */
                problem_count: number;
            };
        };
        DocumentFinishedEvent: {
            /** @enum {string} */
            type: "document.finished";
            /**
             * @description Raised when a field changes its meaning or goes. Pass over fields you do not know.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened; the header has the time of the attempt.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The document: GET /knowledge/documents/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                document_id: string;
                /**
                 * @description Whether it was read.
                 * @example ready
                 * @enum {string}
                 */
                status: "ready" | "failed";
                /**
                 * @description Whether a newer file was read for a document that was there.
                 * @example false
                 */
                is_newer_file: boolean;
            };
        };
        WebhookTestEvent: {
            /** @enum {string} */
            type: "webhook.test";
            /**
             * @description Raised when a field changes its meaning or goes. Pass over fields you do not know.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened; the header has the time of the attempt.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The webhook that is tested.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                webhook_id: string;
            };
        };
        /** @description A stream event. `type` names the field with the event’s data. Ignore unknown types and fields. */
        ChatStreamEvent: components["schemas"]["ChatRunStartedEvent"] | components["schemas"]["ChatSnapshotEvent"] | components["schemas"]["ChatRestartedEvent"] | components["schemas"]["ChatDeltaEvent"] | components["schemas"]["ChatReasoningDeltaEvent"] | components["schemas"]["ChatReasoningCompletedEvent"] | components["schemas"]["ChatToolCalledEvent"] | components["schemas"]["ChatToolStatusUpdateEvent"] | components["schemas"]["ChatToolOutputEvent"] | components["schemas"]["ChatAssistantStepEvent"] | components["schemas"]["ChatTokenInfoEvent"] | components["schemas"]["ChatCompactingStartedEvent"] | components["schemas"]["ChatCompactingCompletedEvent"] | components["schemas"]["ChatStreamErrorEvent"] | components["schemas"]["ChatDoneEvent"];
        /** @description The answer started. */
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
        /** @description The answer restarted. Discard the text received so far. */
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
        /** @description More answer text. */
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
            /** @description Always false. Questions are separate steps. */
            show_input: boolean;
            elements: components["schemas"]["Element"][];
            /** @description Sources cited by the answer. Twins cite public content; private assistants cite their owner’s content. */
            citations: components["schemas"]["Citation"][];
            /** @description Reasons the answer failed; empty if it succeeded. */
            errors: {
                message: string;
                code?: string;
            }[];
            /** @description Additional properties. Never contains `expanded`: clients keep track of which tool calls are open. Ignore unknown fields. */
            metadata: {
                tool_call_session?: components["schemas"]["ToolCallSession"];
                agent_model?: string;
                /** @description Names of attached files that were read only in part, limited to the most relevant passages. */
                partly_read_files?: string[];
            };
            tags: string[];
            /** @description Always 0. Steps are not nested. */
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
                /** @description Error code, such as `model_timeout`. */
                code: string;
            };
        };
        /** @description The stream ended. No more events follow. */
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
            title: string;
            summary: string;
            message: string;
            is_read: boolean;
            /** Format: date-time */
            read_at: string | null;
            /** Format: date-time */
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
            /** @description As it was uploaded. */
            file_name: string;
            /** @description What its bytes say that it is. */
            media_type: string;
            /** @description The address of the web page that it was fetched from; null for a file that was uploaded. */
            source_url: string | null;
            /** @description In bytes. */
            size: number;
            /** @description Null until it is read, and for files without pages. */
            page_count: number | null;
            /**
             * @description How many of its pages hold no text that can be found, since they are pictures or empty.
             * @example 0
             */
            pages_without_text: number;
            /**
             * @description It is read in the background; `ready` can be searched, `failed` says why in `problem`.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed";
            /** @description Why it cannot be read and what to do. */
            problem: string | null;
            /** @description Whether a newer file is being read that takes its place; until then it stays as it is. */
            is_being_replaced: boolean;
            /** @description Why the last newer file could not be read; null when it could. */
            replacement_problem: string | null;
            /** @description Whether the owner’s twin may quote it, as long as the profile is public too. */
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
            /** @description The message again. */
            detail: string;
            /** @description Under which the log of the server has the cause of a 500. */
            error_id?: string;
        };
        ErrorDetails: components["schemas"]["Problem"] & {
            /** @description Every problem of an invalid input. The first one is the error itself. Only with status 400. */
            problems?: components["schemas"]["Problem"][];
        };
        /**
         * @description The message for programs, and for other languages with the params. More may be added.
         * @enum {string}
         */
        ErrorCode: "UNAUTHORIZED" | "INTERNAL_SERVER_ERROR" | "storage_full" | "storage_unavailable" | "BAD_REQUEST" | "BAD_USER_INPUT" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "invalid_input" | "value_required" | "wrong_type" | "number_too_small" | "number_too_large" | "value_too_short" | "value_too_long" | "not_a_choice" | "unstorable_value" | "input_too_deep" | "too_many_values" | "list_too_long" | "too_large" | "request_from_another_site" | "access_token_refused" | "too_many_requests" | "too_many_streams" | "not_found" | "no_such_call" | "body_required" | "unknown_parameter" | "unknown_field" | "method_not_allowed" | "stream_method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "idempotency_key_length" | "idempotency_key_not_taken" | "idempotency_key_on_upload" | "idempotency_key_reused" | "idempotency_key_in_use" | "invalid_cursor" | "invalid_thread_cursor" | "invalid_stream_cursor" | "limit_not_number" | "limit_not_whole" | "limit_out_of_range" | "page_size_out_of_range" | "interests_out_of_range" | "too_many_nodes" | "history_place_ambiguous" | "position_not_number" | "invalid_date_time" | "invalid_time" | "invalid_day" | "date_too_early" | "date_too_late" | "period_reversed" | "period_too_long" | "variables_not_json" | "document_too_long" | "document_too_many_tokens" | "document_too_nested" | "operation_too_deep" | "operation_too_many_fields" | "operation_too_many_aliases" | "introspection_too_large" | "operation_too_costly" | "invalid_email" | "password_too_short" | "password_too_long" | "password_required" | "username_too_short" | "username_too_long" | "username_invalid_characters" | "username_edge_hyphen" | "username_reserved" | "username_changed_too_often" | "username_taken" | "email_taken" | "wrong_credentials" | "wrong_password" | "link_required" | "link_expired" | "email_not_verified" | "email_already_verified" | "email_verification_off" | "too_many_attempts" | "too_many_sign_ins" | "time_zone_unknown" | "no_such_time_zone" | "language_unknown" | "access_token_name_required" | "access_token_expiry_out_of_range" | "too_many_access_tokens" | "no_such_access_token" | "no_such_session" | "current_session" | "too_many_exports" | "not_text" | "empty_text" | "text_too_long" | "not_boolean" | "not_list" | "too_many_entries" | "invalid_post" | "invalid_project" | "invalid_photo_address" | "public_fields_not_list" | "field_not_publishable" | "public_fields_repeated" | "unknown_section" | "sections_not_object" | "metadata_not_object" | "metadata_too_large" | "proposal_empty" | "proposal_decided" | "no_such_proposal" | "no_such_profile" | "stories_just_read" | "picture_required" | "picture_wrong_field" | "picture_too_large" | "picture_too_many_pixels" | "picture_damaged" | "unsupported_type" | "pictures_too_often" | "photos_too_often" | "no_such_conversation" | "conversations_gone" | "no_such_message" | "no_such_answer" | "no_such_conversation_type" | "no_such_import" | "import_running" | "name_kept" | "conversation_name_required" | "conversation_name_too_long" | "no_conversation_chosen" | "too_many_conversations" | "message_required" | "message_too_long" | "client_message_id_required" | "client_message_id_too_long" | "client_message_id_reused" | "too_many_attachments" | "attachment_missing" | "attachments_for_twin" | "elements_not_list" | "element_id_required" | "element_type_unknown" | "text_element_empty" | "file_element_empty" | "tool_call_element_unnamed" | "thread_id_required" | "not_last_answer" | "not_last_message" | "already_sending" | "too_many_runs" | "too_many_messages_at_once" | "twin_busy" | "too_many_messages" | "file_required" | "files_wrong_field" | "form_not_multipart" | "form_has_more_than_files" | "too_many_files" | "file_too_large" | "upload_interrupted" | "too_many_uploads" | "uploads_still_arriving" | "too_many_unsent_uploads" | "too_many_readings" | "no_such_file" | "model_unavailable" | "model_timeout" | "answer_too_long" | "model_rate_limited" | "model_rejected" | "model_key_rejected" | "model_unknown" | "model_input_too_long" | "model_message_too_long" | "model_declined" | "model_empty" | "model_garbage" | "model_closed_early" | "interrupted" | "internal" | "no_such_item" | "item_kind_unknown" | "title_required" | "content_required" | "content_too_long" | "query_required" | "document_text_fixed" | "no_file_chosen" | "too_many_files_to_import" | "too_many_files_to_add" | "file_missing" | "too_many_imports" | "no_such_document" | "document_pending" | "document_too_large" | "document_file_too_large" | "file_not_readable" | "web_pages_off" | "web_page_address_invalid" | "web_page_address_with_password" | "web_page_address_private" | "web_page_not_reached" | "web_page_refused" | "web_page_too_slow" | "web_page_too_large" | "web_page_not_readable" | "too_many_documents" | "documents_too_large" | "no_such_memory" | "memory_required" | "memory_too_long" | "memory_known" | "no_such_memory_rule" | "too_many_memory_rules" | "memory_merged_with_itself" | "secret_not_remembered" | "too_many_changes" | "no_such_twin" | "twin_closed" | "twins_closed" | "guest_messages_used_up" | "network_messages_used_up" | "twin_messages_used_up" | "too_many_visitors" | "no_such_question" | "plan_messages_used_up" | "plan_uploads_used_up" | "plan_upload_size_used_up" | "plan_twin_messages_used_up" | "no_such_roadmap_item" | "roadmap_item_decided" | "suggestions_used_up" | "too_many_searches" | "notification_title_required" | "invalid_action_address" | "no_such_notification" | "no_such_webhook" | "no_such_delivery" | "webhook_off" | "too_many_webhooks" | "too_many_webhook_changes" | "too_many_webhook_sends" | "webhook_address_invalid" | "webhook_address_private" | "webhook_address_with_password" | "webhook_events_required" | "webhook_event_unknown" | "webhook_events_repeated";
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
             * @description From the link in the mail.
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
             * @description The one until now.
             * @example a long enough one
             */
            current_password: string;
            /**
             * @description 8 to 128 characters.
             * @example another long one
             */
            new_password: string;
            /**
             * @description Whether access tokens end too; true when left out or null.
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
             * @description A name of the IANA database; null when it is not known.
             * @example Europe/Berlin
             */
            timezone: string | null;
            /**
             * @description A few words about oneself, for the private assistant and nobody else; null when there are none.
             * @example Keeps a lighthouse.
             */
            about: string | null;
            /**
             * @description What they read the app in, as a BCP 47 tag; null leaves it to the browser.
             * @example de
             */
            language: string | null;
            /**
             * @description Whether they want the app light or dark, or as their device is.
             * @example system
             * @enum {string}
             */
            theme: "system" | "light" | "dark";
            /** @description Whether the private assistant remembers things from conversations. While it does not, it keeps nothing new; what it remembers stays. */
            remembers_from_conversations: boolean;
        };
        User: {
            /** Format: uuid */
            id: string;
            email: string;
            email_verified: boolean;
            username: string;
            display_name: string;
            profile_picture_url: string | null;
            is_onboarded: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        AccountChange: {
            /**
             * @description A name of the IANA database; null forgets it.
             * @example Europe/Berlin
             */
            timezone?: string | null;
            /**
             * @description A few words about oneself, at most 2,000 characters, for the private assistant and nobody else. Null removes them.
             * @example Keeps a lighthouse.
             */
            about?: string | null;
            /**
             * @description What the app is read in; null leaves it to the browser.
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
             * @description Whether the private assistant remembers things from conversations; false keeps nothing new, and forgets nothing. Null leaves it unchanged.
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
             * @description In plain words; null when it does not say what it is.
             * @example Firefox on Linux
             */
            device: string | null;
            /**
             * @description How the address begins that it signed in from; null when that is unknown.
             * @example 203.0.113.…
             */
            address: string | null;
            /**
             * @description Whether it is the one that asks.
             * @example false
             */
            is_current: boolean;
            /**
             * Format: date-time
             * @description When it signed in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last asked for anything, to within a few minutes.
             */
            last_active_at: string;
        };
        DeletedMany: {
            /** @description IDs of what was deleted. */
            ids: string[];
        };
        Deleted: {
            /**
             * Format: uuid
             * @description ID of what was deleted.
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
             * @description What its owner calls it.
             * @example Backup script
             */
            name: string;
            /**
             * @description How its secret begins, to tell it from others.
             * @example twn_3kX9aQ
             */
            prefix: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description From when on it is worthless; null lasts until it is revoked.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When a program last used it, to within a few minutes; null until then.
             */
            last_used_at: string | null;
        };
        CreatedAccessToken: {
            access_token: components["schemas"]["AccessToken"];
            /** @description To be sent as `Authorization: Bearer …`. Nobody can read it again. */
            secret: string;
        };
        NewAccessToken: {
            /**
             * @description What it is for, in 1 to 60 characters.
             * @example Backup script
             */
            name: string;
            /**
             * @description From 1 to 365; null lasts until it is revoked.
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
             * @description A valid address that no other account has.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description 8 to 128 characters.
             * @example a long enough one
             */
            password: string;
            /**
             * @description 3 to 20 lowercase letters, digits and hyphens; no hyphen at either end.
             * @example ada
             */
            username: string;
            /**
             * @description At most 80 characters; the username when left out.
             * @example Ada
             */
            display_name?: string | null;
            /**
             * @description A name of the IANA database; an unknown one is ignored.
             * @example Europe/London
             */
            timezone?: string | null;
            /**
             * @description A few words about oneself, at most 2,000 characters, for the private assistant and nobody else.
             * @example Keeps a lighthouse.
             */
            about?: string | null;
        };
        Credentials: {
            /**
             * @description The address of the account, in any case of letters.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description As it was chosen.
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
             * @description As typed.
             * @example ada
             */
            username: string;
        };
        EmailCheck: {
            /**
             * @description As typed.
             * @example ada@example.org
             */
            email: string;
        };
        PasswordResetRequest: {
            /**
             * @description The address of the account, in any case of letters.
             * @example ada@example.org
             */
            email: string;
        };
        PasswordReset: {
            /**
             * @description From the link in the mail; works once, within an hour.
             * @example q0Zb2m…
             */
            token: string;
            /**
             * @description 8 to 128 characters.
             * @example a long enough one
             */
            password: string;
        };
        AccountDeletion: {
            /**
             * @description As it was chosen.
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
             * @description For `after`, to read the next page; null on the last one.
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
        ThreadSelection: {
            /**
             * @description The conversations to delete, 1 to 100.
             * @example [
             *       "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"
             *     ]
             */
            ids: string[];
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
             * @description For `after`, to read the next page; null on the last one.
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
             * @description For `after`, to read the next page; null on the last one.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        Memory: {
            /** Format: uuid */
            id: string;
            /** @description What is remembered: one line of 1 to 1,000 characters. */
            content: string;
            /**
             * Format: date-time
             * @description When it was told.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last corrected, merged or restored; otherwise when it was told.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When an answer last quoted it; null while none does.
             */
            last_used_at: string | null;
            /** @description Whether it was kept by itself after an answer, without the assistant being asked. */
            is_noticed: boolean;
            /**
             * Format: uuid
             * @description The memory that contradicts it and took its place; null for what is remembered now.
             */
            superseded_by: string | null;
            /** @description What it took the place of, the newest first. */
            earlier: {
                /** Format: uuid */
                id: string;
                content: string;
                /** Format: date-time */
                created_at: string;
            }[];
            /**
             * Format: uuid
             * @description The conversation in which it was told; null once that is deleted.
             */
            thread_id: string | null;
            /** @description The position of the message there; null once that is deleted. */
            position: number | null;
        };
        MemoryChange: {
            /**
             * @description 1 to 1,000 characters, made one line.
             * @example The boat is called Freya.
             */
            content: string;
        };
        MemoryMerge: {
            /**
             * Format: uuid
             * @description The memory that is forgotten.
             * @example 0199c1d2-7b1c-7cc0-8000-1234567890ab
             */
            other_id: string;
            /**
             * @description What both say together: 1 to 1,000 characters.
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
            /** @description What would be kept, or what the memory says that would go. */
            content: string;
            /** @description Whether the assistant had read words of others when it proposed this. */
            has_foreign_words: boolean;
            /** Format: date-time */
            created_at: string;
        };
        MemoryRuleList: {
            rules: components["schemas"]["MemoryRule"][];
        };
        MemoryRule: {
            /** Format: uuid */
            id: string;
            /** @description The words of the memory that it was made from, in lower case. What says most of them, in any form, is not remembered. */
            words: string[];
            /**
             * Format: date-time
             * @description Since when it holds.
             */
            created_at: string;
        };
        NewMemoryRule: {
            /**
             * Format: uuid
             * @description A memory that is like it. It is forgotten.
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
            /** @description Whether visitors may talk to the twin while the profile is public. */
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
             * @description The text to put into the profile in place of the proposed one; left out or null it is taken as proposed.
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
             * @description What they are, on one line; null clears it.
             * @example Keeper
             */
            title?: string | null;
            /**
             * @description At most 2,000 characters; null clears it.
             * @example Keeps a lighthouse.
             */
            bio?: string | null;
            /**
             * @description Where they are; null clears it.
             * @example Skagen
             */
            location?: string | null;
            /**
             * @description What they care about.
             * @example [
             *       "sailing"
             *     ]
             */
            interests?: string[];
            /**
             * @description What they are proud of.
             * @example [
             *       "Kept the lamp lit for ten years"
             *     ]
             */
            achievements?: string[];
            /**
             * @description What they can do.
             * @example [
             *       "welding"
             *     ]
             */
            skills?: string[];
            /**
             * @description Texts, or titles with their contents.
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
             *         "description": "A brighter one."
             *       }
             *     ]
             */
            projects?: (string | {
                title: string;
                description?: string;
            })[];
            /**
             * @description Addresses of photos; POST /profile/photos adds one.
             * @example [
             *       "https://example.org/lamp.webp"
             *     ]
             */
            photos?: string[];
            /**
             * @description An object that is merged by key; a key that is null is removed.
             * @example {
             *       "pronouns": "she"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
            /**
             * @description At most 80 characters; null or blank is the username.
             * @example Ada
             */
            display_name?: string | null;
            /**
             * @description Whether anybody may see the profile; needs a confirmed address.
             * @example true
             */
            public?: boolean;
            /**
             * @description What of it anybody may see.
             * @example [
             *       "bio",
             *       "skills"
             *     ]
             */
            public_fields?: ("display_name" | "avatar_url" | "bio" | "interests" | "location" | "achievements" | "posts" | "photos" | "skills" | "projects")[];
            /**
             * @description Whether visitors may talk to the twin while the profile is public.
             * @example true
             */
            twin_enabled?: boolean;
            /**
             * @description At most 5 of 120 characters.
             * @example [
             *       "What do you keep?"
             *     ]
             */
            suggested_questions?: string[];
            /**
             * @description An object that is merged by key; a key that is null is removed.
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
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 10 MB.
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
             * @description For `after`, to read the next page; null on the last one.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        DocumentExcerpt: {
            /** @description In their order. */
            parts: {
                /**
                 * @description Its place in the document, from 0, without gaps.
                 * @example 0
                 */
                position: number;
                /**
                 * @description From 1; null where the document has no pages.
                 * @example 1
                 */
                page: number | null;
                /**
                 * @description Where it begins in the whole text, in UTF-16 code units.
                 * @example 0
                 */
                start: number;
                /** @description What it says. A line that begins with number signs is a heading. */
                text: string;
            }[];
            /**
             * @description How many parts the document has.
             * @example 12
             */
            part_count: number;
            /** @description Where the passage stands that was asked for; null when none was, or it is not there any more. */
            passage: {
                start: number;
                end: number;
            } | null;
        };
        NewWebPage: {
            /**
             * @description Its address on the internet, over http or https; without either it is https.
             * @example https://example.org/journal/rigging
             */
            url: string;
        };
        StoryImport: {
            /** @description More than 512 KB are imported in the background: nothing below is known yet. */
            is_running: boolean;
            /** @description What came of each file, in the order given. */
            files: {
                /**
                 * @description As it was uploaded.
                 * @example diary.md
                 */
                file_name: string;
                /**
                 * @description How many stories were added.
                 * @example 3
                 */
                story_count: number;
                /**
                 * @description How many were there already, from an earlier import of the same text.
                 * @example 0
                 */
                known_count: number;
                /** @description Why nothing of it was imported; null when all of it is there. */
                problem: string | null;
            }[];
            /** @description What was added. */
            stories: components["schemas"]["ListedKnowledgeItem"][];
        };
        ListedKnowledgeItem: {
            /** Format: uuid */
            id: string;
            /**
             * @description What somebody wrote down, or where it came from.
             * @example note
             * @enum {string}
             */
            kind: "note" | "story" | "document";
            /** @example Lighthouse keys */
            title: string;
            /**
             * @description How the text begins, on one line and without the marks of Markdown: at most 280 characters.
             * @example The spare keys hang behind the lamp.
             */
            excerpt: string;
            /**
             * @description Whether the twin may tell it, as long as the profile is public too.
             * @example false
             */
            is_public: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed; lists are ordered by it by default.
             */
            updated_at: string;
        };
        StoryImportRequest: {
            /**
             * @description The ids that POST /upload/files answered: at most 20 .md or .txt files of 5 MB. Uploads are kept for a day.
             * @example [
             *       "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"
             *     ]
             */
            file_ids: string[];
            /**
             * @description One story for each file, or one for each top-level heading of Markdown and one for what stands before the first.
             * @default file
             * @example heading
             * @enum {string}
             */
            split: "file" | "heading";
        };
        KnowledgeItemPage: {
            items: components["schemas"]["ListedKnowledgeItem"][];
            /**
             * @description For `after`, to read the next page; null on the last one.
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
             * @description The whole sentences around what was found, without the marks of Markdown.
             * @example The spare keys hang behind the lamp.
             */
            passage: string;
            /**
             * @description The number of the passage in a document; null for notes and stories.
             * @example null
             */
            ordinal: number | null;
            /**
             * @description The page of a document; null where there are no pages.
             * @example null
             */
            page: number | null;
        };
        CreatedKnowledgeItem: components["schemas"]["KnowledgeItem"] & {
            /** @description The key of the question that it closed; null when it closed none. */
            answered_question: string | null;
        };
        KnowledgeItem: components["schemas"]["ListedKnowledgeItem"] & {
            /**
             * @description The whole text as it was written: Markdown. Of a document only the beginning; GET /knowledge/documents/{id}/text has all of it.
             * @example The spare keys hang behind the lamp.
             */
            content: string;
        };
        NewKnowledgeItem: {
            /**
             * @description A note or a story; documents come from files.
             * @example note
             * @enum {string}
             */
            kind: "note" | "story";
            /**
             * @description 1 to 200 characters.
             * @example Lighthouse keys
             */
            title: string;
            /**
             * @description 1 to 200,000 characters.
             * @example The spare keys hang behind the lamp.
             */
            content: string;
            /**
             * @description Whether the twin may tell it.
             * @default false
             * @example false
             */
            is_public: boolean;
            /**
             * @description The key of something that the twin could not answer and this does: it is listed no longer, if the item is public. Otherwise it stays.
             * @example where are the keys
             */
            answers_question?: string;
        };
        KnowledgeItemChange: {
            /**
             * @description 1 to 200 characters.
             * @example Lighthouse keys
             */
            title?: string;
            /**
             * @description 1 to 200,000 characters.
             * @example The spare keys hang behind the lamp.
             */
            content?: string;
            /**
             * @description Whether the twin may tell it, from its next answer on.
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
            /** @description The text, verbatim. Long texts are reduced to the most relevant sentences. */
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
             * @description For `after`, to read the next page; null on the last one.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        InterestList: {
            interests: components["schemas"]["PublicInterest"][];
        };
        PublicInterest: {
            /**
             * @description As most of them write it.
             * @example sailing
             */
            name: string;
            /**
             * @description How many public profiles name it.
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
             * @description What it is, on one line.
             * @example Calendar
             */
            title: string;
            /**
             * @description What it would bring.
             * @example The assistant knows what is planned.
             */
            description: string;
            /**
             * @description How far it is. Only who suggested it sees what is suggested or was declined.
             * @example planned
             * @enum {string}
             */
            status: "suggested" | "planned" | "in_progress" | "done" | "declined";
            /** @description What those who make the product say about it; null when they said nothing. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When it was first written down.
             */
            created_at: string;
            /**
             * @description How many people want it.
             * @example 7
             */
            vote_count: number;
            /** @description Whether the caller is one of them; false when signed out. */
            viewer_has_voted: boolean;
            /** @description False when signed out, and for what is done, declined or only suggested. */
            viewer_can_vote: boolean;
            /** @description Whether the caller suggested it. */
            is_viewers_suggestion: boolean;
        };
        RoadmapSuggestion: {
            /**
             * @description 1 to 80 characters.
             * @example Calendar
             */
            title: string;
            /**
             * @description 1 to 1,000 characters.
             * @example So that it knows what is planned.
             */
            description: string;
        };
        PlanList: {
            plans: components["schemas"]["Plan"][];
        };
        Plan: {
            /**
             * @description Unlike any other plan’s.
             * @example free
             */
            key: string;
            /**
             * @description What it is called.
             * @example Free
             */
            name: string;
            /**
             * @description Whom it is for; may be empty.
             * @example For trying it out.
             */
            description: string;
            /**
             * @description In words; null when it costs nothing.
             * @example 9 € a month
             */
            price: string | null;
            /** @description Where one asks for it, a web or mail address; null when there is nothing to ask for. */
            contact_url: string | null;
            /**
             * @description Whether everybody has it who was given no other.
             * @example true
             */
            is_default: boolean;
            /** @description What one may do with it; null where there is no limit. Days are those of UTC. */
            limits: {
                /**
                 * @description Messages that they send, to any assistant or twin.
                 * @example 200
                 */
                messages_per_day: number | null;
                /**
                 * @description Files that they upload.
                 * @example 100
                 */
                uploads_per_day: number | null;
                /**
                 * @description The same in megabytes.
                 * @example 500
                 */
                upload_megabytes_per_day: number | null;
                /**
                 * @description How large one file may be.
                 * @example 25
                 */
                file_megabytes: number;
                /**
                 * @description How many files one upload may hold.
                 * @example 10
                 */
                files_per_upload: number;
                /**
                 * @description Messages that visitors send to their twin.
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
             * @description Messages sent.
             * @example 12
             */
            messages: number;
            /**
             * @description Files uploaded.
             * @example 1
             */
            uploads: number;
            /**
             * @description The same in megabytes.
             * @example 0.5
             */
            upload_megabytes: number;
            /**
             * @description Messages of visitors to the twin.
             * @example 3
             */
            twin_messages: number;
            /**
             * Format: date-time
             * @description When all of it is zero again.
             */
            resets_at: string;
        };
        Usage: {
            /**
             * @description The first day.
             * @example 2026-01-31
             */
            from: string;
            /**
             * @description The last day.
             * @example 2026-01-31
             */
            to: string;
            /**
             * @description Whose days these are.
             * @example Europe/Berlin
             */
            timezone: string;
            total: components["schemas"]["UsageFigures"];
            /** @description Every day of the period, oldest first. */
            days: {
                /**
                 * @description The day.
                 * @example 2026-01-31
                 */
                date: string;
                figures: components["schemas"]["UsageFigures"];
            }[];
            /** @description What the assistant used, most used first. */
            tools: {
                /**
                 * @description As the model calls it.
                 * @example search_knowledge
                 */
                name: string;
                /**
                 * @description As people read it.
                 * @example Search knowledge
                 */
                display_name: string;
                /**
                 * @description How often.
                 * @example 3
                 */
                calls: number;
                /**
                 * @description How often it failed.
                 * @example 3
                 */
                failures: number;
                /**
                 * @description How long it takes; null when that is not known.
                 * @example 420
                 */
                median_ms: number | null;
            }[];
            /** @description How far the search by meaning is, now and not in the period. Null where the server has no embedding model. */
            embeddings: {
                /**
                 * @description All that the person has: parts of notes, stories, documents, memories and messages.
                 * @example 3
                 */
                passages: number;
                /**
                 * @description Those that have an embedding of the model that the server uses now.
                 * @example 3
                 */
                embedded: number;
            } | null;
        };
        UsageFigures: {
            /**
             * @description What the person sent, to whichever assistant or twin.
             * @example 3
             */
            messages: number;
            /**
             * @description Those of them that were answered to the end.
             * @example 3
             */
            answers: number;
            /**
             * @description Those whose answer failed.
             * @example 3
             */
            failures: number;
            /**
             * @description Those whose answer was stopped or broke off.
             * @example 3
             */
            interruptions: number;
            /**
             * @description What the model read, as it counted; where it did not say, a token for four characters of the message.
             * @example 1200
             */
            prompt_tokens: number;
            /**
             * @description What the model wrote, as it counted; where it did not say, a token for four characters of the answer.
             * @example 1200
             */
            completion_tokens: number;
            /**
             * @description From the start of an answer to its first word: half took longer. Null when nothing was answered.
             * @example 420
             */
            first_token_median_ms: number | null;
            /**
             * @description To the first word: one answer in twenty took longer. Null when nothing was answered.
             * @example 420
             */
            first_token_p95_ms: number | null;
            /**
             * @description How often the assistant used a tool.
             * @example 3
             */
            tool_calls: number;
            /**
             * @description How often that failed.
             * @example 3
             */
            tool_failures: number;
            /**
             * @description How many others talked to the person’s twin.
             * @example 3
             */
            twin_visitors: number;
            /**
             * @description In how many conversations.
             * @example 3
             */
            twin_conversations: number;
            /**
             * @description How many messages they sent to it.
             * @example 3
             */
            twin_messages: number;
            /**
             * @description How many of these messages the twin could not answer, whether or not their questions were dealt with since.
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
             * @description For `after`, to read the next page; null on the last one.
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
             * @description Where events are sent.
             * @example https://example.org/twain
             */
            url: string;
            /**
             * @description What its owner calls it; may be empty.
             * @example Backup of answers
             */
            description: string;
            /**
             * @description What it is told of.
             * @example [
             *       "answer.finished"
             *     ]
             */
            event_types: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_unanswered" | "import.finished" | "document.finished")[];
            /** @description Whether events are sent to it. What happens while it is off is never sent. */
            is_enabled: boolean;
            /**
             * @description Why it was turned off after failing for long; null otherwise.
             * @example null
             */
            problem: string | null;
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null after one that did not, and before the first.
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
             * @description What is sent is signed with it, as standard-webhooks says. Nobody can read it again.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        NewWebhook: {
            /**
             * @description Begins with https://. Nothing on a private network, unless the server allows it.
             * @example https://example.org/twain
             */
            url: string;
            /**
             * @description Up to 100 characters.
             * @example Backup of answers
             */
            description?: string | null;
            /**
             * @description What it is told of; at least one.
             * @example [
             *       "answer.finished",
             *       "answer.failed"
             *     ]
             */
            event_types: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_unanswered" | "import.finished" | "document.finished")[];
        };
        WebhookChange: {
            /**
             * @description Begins with https://. Nothing on a private network, unless the server allows it.
             * @example https://example.org/twain
             */
            url?: string | null;
            /**
             * @description Up to 100 characters.
             * @example Backup of answers
             */
            description?: string | null;
            /**
             * @description What it is told of; at least one.
             * @example [
             *       "answer.finished",
             *       "answer.failed"
             *     ]
             */
            event_types?: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_unanswered" | "import.finished" | "document.finished")[] | null;
            /**
             * @description Whether events are sent to it.
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
             * @description The header `webhook-id`: equal for each attempt, and for all webhooks told of the event.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            event_id: string;
            /**
             * @description As it stands in the payload; `webhook.test` for a test.
             * @example answer.finished
             */
            type: string;
            data: components["schemas"]["WebhookEventData"];
            /**
             * @description pending: it is being sent, or will be; delivered: the webhook answered with a status from 200 to 299; failed: it was given up.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description When it is sent next; null once it is delivered or given up.
             * @example 2026-01-31T09:30:00.000Z
             */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description When the event happened.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /** @description The newest first; at most 30. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description The `data` of the payload, whose fields depend on the type of the event. */
        WebhookEventData: {
            /**
             * Format: uuid
             * @description The run that wrote it: GET /chat/runs/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            run_id: string;
            /**
             * Format: uuid
             * @description Its conversation: GET /chat/threads/{id}/history.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            thread_id: string;
            /**
             * Format: uuid
             * @description The answer: GET /chat/steps/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
        } | {
            /**
             * Format: uuid
             * @description The run that failed: POST /chat/runs/{id}/retry.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            run_id: string;
            /**
             * Format: uuid
             * @description Its conversation: GET /chat/threads/{id}/history.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            thread_id: string;
            /**
             * Format: uuid
             * @description The message that would have been the answer.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
            /**
             * @description Why, for programs; the message has the words.
             * @example model_unavailable
             */
            code: string;
        } | {
            /**
             * Format: uuid
             * @description Where it was left: GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The notification that has its words: GET /notifications.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            notification_id: string;
        } | {
            /**
             * @description Its key: GET /twin-questions.
             * @example 0b6cf26ff4f3ae1ee3cf5b9e0c3c6f5a
             */
            question_key: string;
            /**
             * Format: uuid
             * @description Where it was asked: GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The message that says that it is no answer.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
        } | {
            /**
             * Format: uuid
             * @description Of conversations: GET /chat/imports/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            import_id?: string;
            /**
             * @description How many stories were added.
             * @example 12
             */
            story_count: number;
            /**
             * @description Of conversations: how many were added.
             * @example 212
             */
            conversation_count?: number;
            /**
             * @description How many were there before.
             * @example 0
             */
            known_count: number;
            /**
             * @description How many files could not be imported.
             * @example 0
             */
            problem_count: number;
        } | {
            /**
             * Format: uuid
             * @description The document: GET /knowledge/documents/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            document_id: string;
            /**
             * @description Whether it was read.
             * @example ready
             * @enum {string}
             */
            status: "ready" | "failed";
            /**
             * @description Whether a newer file was read for a document that was there.
             * @example false
             */
            is_newer_file: boolean;
        } | {
            /**
             * Format: uuid
             * @description The webhook that is tested.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            webhook_id: string;
        };
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /**
             * @description Of HTTP; null where no answer came.
             * @example 503
             */
            status_code: number | null;
            /**
             * @description Why it failed, where the status does not say it.
             * @example null
             */
            problem: string | null;
            /**
             * @description How long it took.
             * @example 84
             */
            duration_ms: number;
            /**
             * @description How the answer’s body began: at most 500 characters.
             * @example Try again later
             */
            response: string;
        };
        WebhookDeliveryPage: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * @description For `after`, to read the next page; null on the last one.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
    };
    responses: {
        /** @description Nothing changed since the answer whose `ETag` the caller sent as `If-None-Match`. There is no body. */
        304: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The input breaks a rule, or has a parameter or field that the call does not have; nothing was changed. */
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
        /** @description Nobody is signed in, or no longer. */
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
                 *         "code": "UNAUTHORIZED"
                 *       },
                 *       "detail": "Not authenticated"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another site made a browser send this. */
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
        /** @description There is no such thing, or none that you may see. */
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
        /** @description The address is served, but not with this method; `Allow` names those that it takes. */
        405: {
            headers: {
                /** @description The accepted methods, separated by commas. */
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
        /** @description The request conflicts with the current state, or its `Idempotency-Key` with an earlier request. */
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
        /** @description The `Content-Type` of the body is not one that this call accepts. */
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
        /** @description An unexpected error. The log of the server has its cause under the `error_id`. */
        500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "An unknown error occurred (018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47)",
                 *         "code": "INTERNAL_SERVER_ERROR",
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
        /** @description Names the answer as it is. Weak, since compression does not change it. */
        ETag: string;
        /** @description Seconds until another attempt can succeed. */
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
            /** @description It is on its way. */
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
            /** @description It is gone; the session’s cookie is cleared. */
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
            /** @description The account as it is now. */
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
            /** @description Another site made a browser send this, or it comes with an access token, which may not do it. */
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
            /** @description The sessions that ended; empty when there was no other. */
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
            /** @description Another site made a browser send this, or it comes with an access token, which may not do it. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is over. */
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
            /** @description Another site made a browser send this, or it comes with an access token, which may not do it. */
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
            /** @description The tokens. */
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
            /** @description Another site made a browser send this, or it comes with an access token, which may not do it. */
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
            /** @description The token, and its secret for the one time. */
            201: {
                headers: {
                    /** @description The address of what was made; of the first where there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessToken"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description Another site made a browser send this, or it comes with an access token, which may not do it. Or the address is not confirmed (`email_not_verified`). */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is worthless. */
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
            /** @description Another site made a browser send this, or it comes with an access token, which may not do it. */
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
            /** @description The session; its cookie is set. */
            201: {
                headers: {
                    /** @description The address of what was made; of the first where there are several. */
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
            /** @description The session; its cookie is set. */
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
            /** @description The session; its cookie is set anew. */
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
            /** @description Signed out; also when nobody was signed in. */
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
            /** @description Whether it can be had, and why not. */
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
            /** @description Whether it can be had, and why not. */
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
            /** @description The same whether or not there is such an account. */
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
            /** @description The password is changed, every session and access token has ended, and the address is confirmed. */
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
            /** @description The ZIP, made while it is sent. */
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
                /** @description How many at most: 1 to 50. */
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
                /** @description What the list is ordered by. */
                sort?: "created" | "updated" | "name";
                /** @description Ascending or descending; when left out, `asc` for names and titles, and `desc` for times. A cursor is invalid in any other order. */
                direction?: "asc" | "desc";
                /** @description How many at most: 1 to 1000. */
                limit?: number;
                /** @description The `next` of the page before; left out for the first page. It names a place and not a number, so that what is new meanwhile neither repeats nor hides anything. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
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
            /** @description The renamed conversation. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
            /** @description The conversation. */
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
    getChatThreadsByIdHistory: {
        parameters: {
            query?: {
                /** @description How many at most: 1 to 1000. */
                limit?: number;
                /** @description Number of oldest messages to skip. If omitted, the latest messages are returned. */
                offset?: number | null;
                /** @description Position of the message to center the page on. Cannot be combined with `offset`. */
                around?: number | null;
            };
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
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
    getChatThreadsByIdExport: {
        parameters: {
            query?: {
                /** @description The export file format. */
                format?: "markdown" | "json";
            };
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
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
            /** @description The imports. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
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
    getChatStepsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The step. */
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
                /** @description The newest `id:` that the caller has read; what came after it follows. */
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
                /** @description The newest `id:` that the caller has read; what came after it follows. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
                /** @description The id of the one that is meant. */
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
                /** @description How many at most: 1 to 100. */
                limit?: number;
                /** @description The `next` of the page before; left out for the first page. It names a place and not a number, so that what is new meanwhile neither repeats nor hides anything. */
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
                /** @description How many at most: 1 to 1000. */
                limit?: number;
                /** @description Number of oldest messages to skip. If omitted, the latest messages are returned. */
                offset?: number | null;
                /** @description Position of the message to center the page on. Cannot be combined with `offset`. */
                around?: number | null;
            };
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
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
                /** @description How many at most: 1 to 100. */
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
                /** @description Beginnings of words, all of which must match; at most 200 characters. All memories when left out. */
                q?: string;
                /** @description Only memories changed at this time or later; all when left out. */
                updated_since?: string;
                /** @description What the list is ordered by. */
                sort?: "created" | "updated";
                /** @description Ascending or descending; when left out, `asc` for names and titles, and `desc` for times. A cursor is invalid in any other order. */
                direction?: "asc" | "desc";
                /** @description How many at most: 1 to 100. */
                limit?: number;
                /** @description The `next` of the page before; left out for the first page. It names a place and not a number, so that what is new meanwhile neither repeats nor hides anything. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
                /** @description The id of the one that is meant. */
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
            /** @description There is no such memory of theirs, or it was forgotten. */
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
                /** @description Whether what it took the place of is remembered again; otherwise that is forgotten with it. */
                keeps_earlier?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is forgotten; what is remembered again. */
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
            /** @description There is no such memory of theirs. */
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
                /** @description The id of the one that is meant. */
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
            /** @description The updated memory. */
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
            /** @description There is no such memory of theirs. */
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
                /** @description The id of the one that is meant. */
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
            /** @description The updated memory. */
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
            /** @description There is no such memory of theirs. */
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
            /** @description All of them. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal as it was; it is gone now. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal as it was; it is gone now. */
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
            /** @description All of them. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
            /** @description There is no such memory of theirs. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
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
            /** @description There is no such rule of theirs. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            /** @description There is no such rule of theirs. */
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
                /** @description Those that wait, the oldest first; or those that were accepted or turned down, the newest first, a hundred at most. */
                status?: "pending" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposals. */
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
                /** @description The id of the one that is meant. */
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
            /** @description The proposal, accepted, and the profile as it is now. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal, rejected. */
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
            /** @description The profile, with defaults where nothing was filled in. */
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
            /** @description The profile as it is now. */
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
            /** @description Another site made a browser send this, or what would be shown to others needs a confirmed address (`email_not_verified`). */
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
            /** @description The profile without a picture. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
            /** @description The profile as it was, and every proposal that waits. */
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
                /** @description What the list is ordered by. */
                sort?: "created" | "updated" | "title";
                /** @description Ascending or descending; when left out, `asc` for names and titles, and `desc` for times. A cursor is invalid in any other order. */
                direction?: "asc" | "desc";
                /** @description How many at most: 1 to 100. */
                limit?: number;
                /** @description The `next` of the page before; left out for the first page. It names a place and not a number, so that what is new meanwhile neither repeats nor hides anything. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it was uploaded. */
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
                /** @description Whether a public document stays public with its newer file. */
                stays_public?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
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
            /** @description The document, as it was until then. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Some consecutive parts. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
            /** @description The stories are there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryImport"];
                };
            };
            /** @description They will be; a notification says how it went. */
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
                /** @description Only these; all kinds when left out. */
                kind?: "note" | "story" | "document";
                /** @description Only items changed at this time or later; all when left out. */
                updated_since?: string;
                /** @description What the list is ordered by. */
                sort?: "created" | "updated" | "title";
                /** @description Ascending or descending; when left out, `asc` for names and titles, and `desc` for times. A cursor is invalid in any other order. */
                direction?: "asc" | "desc";
                /** @description How many at most: 1 to 100. */
                limit?: number;
                /** @description The `next` of the page before; left out for the first page. It names a place and not a number, so that what is new meanwhile neither repeats nor hides anything. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, without whole texts. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
                /** @description What was typed, at most 400 characters; beginnings of words are found too. */
                q: string;
                /** @description How many at most: 1 to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most telling first. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
                /** @description The id of the one that is meant. */
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
            /** @description The item as it is now. */
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
                /** @description Beginnings of words in username, name, bio, skills or interests as they are shown; all must be there. Accents do not matter. */
                q?: string;
                /** @description One that they name, whole; case and accents do not matter. */
                interest?: string;
                /** @description How many at most: 1 to 50. */
                limit?: number;
                /** @description The `next` of the page before; left out for the first page. It names a place and not a number, so that what is new meanwhile neither repeats nor hides anything. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
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
                /** @description How many at most: 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most frequent first. */
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
            /** @description All of it. */
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
                    /** @description The address of what was made; of the first where there are several. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item as it is now. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item as it is now. */
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
            /** @description The plan and its use. */
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
                /** @description The first day; 29 days before the last one when left out. At most 366 days at once. */
                from?: string;
                /** @description The last day; today when left out. */
                to?: string;
                /** @description Whose days are meant; the account’s when left out, otherwise UTC. */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
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
                /** @description How many at most: 1 to 100. */
                limit?: number;
                /** @description The `next` of the page before; left out for the first page. It names a place and not a number, so that what is new meanwhile neither repeats nor hides anything. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The newest `id:` that the caller has read; what came after it follows. */
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
            /** @description The webhook, and its secret for the one time. */
            201: {
                headers: {
                    /** @description The address of what was made; of the first where there are several. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description Another site made a browser send this, or the email address is not confirmed (`email_not_verified`). */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
                /** @description The id of the one that is meant. */
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
            /** @description The webhook as it is now. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, and its new secret for the one time. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            201: {
                headers: {
                    /** @description The address of what was made; of the first where there are several. */
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
            /** @description `webhook_off`: the webhook is turned off. */
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
                /** @description How many at most: 1 to 100. */
                limit?: number;
                /** @description The `next` of the page before; left out for the first page. It names a place and not a number, so that what is new meanwhile neither repeats nor hides anything. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
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
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
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
            /** @description `webhook_off`: the webhook is turned off. */
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
                /** @description Of the event, and the same for each attempt: pass over what you have seen, since an event may come more than once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces: `v1,` and the HMAC-SHA256 of id, timestamp and body, as standard-webhooks says. */
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
            /** @description It arrived. What is answered is not read, but for the log. */
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
                /** @description Of the event, and the same for each attempt: pass over what you have seen, since an event may come more than once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces: `v1,` and the HMAC-SHA256 of id, timestamp and body, as standard-webhooks says. */
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
            /** @description It arrived. What is answered is not read, but for the log. */
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
                /** @description Of the event, and the same for each attempt: pass over what you have seen, since an event may come more than once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces: `v1,` and the HMAC-SHA256 of id, timestamp and body, as standard-webhooks says. */
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
            /** @description It arrived. What is answered is not read, but for the log. */
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
                /** @description Of the event, and the same for each attempt: pass over what you have seen, since an event may come more than once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces: `v1,` and the HMAC-SHA256 of id, timestamp and body, as standard-webhooks says. */
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
            /** @description It arrived. What is answered is not read, but for the log. */
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
                /** @description Of the event, and the same for each attempt: pass over what you have seen, since an event may come more than once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces: `v1,` and the HMAC-SHA256 of id, timestamp and body, as standard-webhooks says. */
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
            /** @description It arrived. What is answered is not read, but for the log. */
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
                /** @description Of the event, and the same for each attempt: pass over what you have seen, since an event may come more than once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces: `v1,` and the HMAC-SHA256 of id, timestamp and body, as standard-webhooks says. */
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
            /** @description It arrived. What is answered is not read, but for the log. */
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
                /** @description Of the event, and the same for each attempt: pass over what you have seen, since an event may come more than once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
                /** @description One or more signatures, separated by spaces: `v1,` and the HMAC-SHA256 of id, timestamp and body, as standard-webhooks says. */
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
            /** @description It arrived. What is answered is not read, but for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
