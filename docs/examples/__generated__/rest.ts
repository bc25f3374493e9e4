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
         * @description Lets users check the account before they confirm.
         */
        post: operations["getAccountOfConfirmationLink"];
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
         * @description Does not sign in. Links work once, for 24 hours; others return `link_expired`. At most 120 attempts per hour and network.
         */
        post: operations["confirmEmailAddress"];
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
         * @description Requires a session. Links are valid for 24 hours. At most 5 emails an hour.
         */
        post: operations["resendConfirmationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a change of the email address
         * @description Emails a link to the new address and a notice to the current one. Does not reveal taken addresses. Requires a recent sign-in.
         */
        post: operations["requestChangeOfEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the email address
         * @description Ends all other sessions. Links work once, for 24 hours, and only in a session of the account.
         */
        post: operations["changeEmailAddress"];
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
        post: operations["changePassword"];
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
        get: operations["getAccountAndItsSettings"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Permanent; call GET /export first. Ends access at once, and deletes all data and visitors’ messages; files and large accounts within minutes. Requires a session, and the password or, without one, a recent sign-in.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change account settings
         * @description Omitted fields stay unchanged. Names and picture belong to the profile.
         */
        patch: operations["changeAccountSettings"];
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
         * @description At most 100, most recently active first. They expire after 30 days. Requires a session.
         */
        get: operations["listActiveSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Keeps the session of the request.
         */
        delete: operations["endAllOtherSessions"];
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
        delete: operations["endAnotherSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up two-factor authentication
         * @description Returns a secret for an authenticator app. Has no effect until confirmed. Requires a session.
         */
        post: operations["setUpTwoFactorAuthentication"];
        /**
         * Turn off two-factor authentication
         * @description Deletes the secret and the recovery codes. If it is required, returns `two_factor_enforced`. Requires a session.
         */
        delete: operations["turnOffTwoFactorAuthentication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on two-factor authentication
         * @description From now on, signing in requires a code. Access tokens keep working. Requires a session.
         */
        post: operations["turnOnTwoFactorAuthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Earlier codes stop working. Requires a session.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start signing in with a passkey
         * @description Options for `navigator.credentials.get()`, valid once for ten minutes. Sets a cookie that the answer needs.
         */
        post: operations["startSigningInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Replaces password and code. Invalid, used and unknown passkeys return `passkey_failed`.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List passkeys
         * @description Newest first, at most 20. Requires a session.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Notifies the user. The passkey must verify the user with a PIN or biometrics. Requires a session.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Options for `navigator.credentials.create()`, valid once for ten minutes. Requires a recent sign-in.
         */
        post: operations["startAddingPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys/{id}": {
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
         * Remove a passkey
         * @description Notifies the user; sessions stay open. Requires a recent sign-in.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Changes only the name shown in Settings. Requires a session.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/auth/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a sign-in link
         * @description Does not reveal whether the account exists. Only confirmed addresses get links. At most 5 emails per account and hour.
         */
        post: operations["requestSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in-link/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the account of a sign-in link
         * @description Lets users check the account before they sign in.
         */
        post: operations["getAccountOfSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in-link/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a link
         * @description Links work once, for 10 minutes; others return `link_expired`. A missing or wrong `code` keeps the link.
         */
        post: operations["signInWithLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/confirm-identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the user’s identity
         * @description Allows actions that return `confirmation_required` for ten minutes, in this session. Send one proof.
         */
        post: operations["confirmUserIdentity"];
        delete?: never;
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
         * @description Newest first, including expired ones, without secrets. Requires a session.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * Create an access token
         * @description The token can do everything except change account security. Notifies the owner. Requires a session with a recent sign-in.
         */
        post: operations["createAccessToken"];
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
         * @description Closes the token’s streams. Requires a session.
         */
        delete: operations["revokeAccessToken"];
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
         * @description Sets a session cookie; clients without cookies use `token`. Guest conversations move to the account. At most 300 times per hour and network.
         */
        post: operations["createAccount"];
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
         * @description With two-factor authentication, a missing `code` returns `two_factor_required`. At most 10 attempts in 15 minutes per account and network.
         */
        post: operations["signIn"];
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
        get: operations["getSignedInUser"];
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
         * @description Replaces a bearer token with one valid for 30 days; streams stay open. Cookies are extended automatically. Requires a session.
         */
        post: operations["rotateSessionToken"];
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
         * @description Ends the session, closes its streams and clears the cookies. Access tokens are refused.
         */
        post: operations["signOut"];
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
         * @description Also unavailable: reserved names, and names given up within a year. At most 120 times per minute and network.
         */
        post: operations["checkWhetherUsernameIsAvailable"];
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
         * @description Checks format and use, at most 20 times per minute and 100 per hour and network.
         */
        post: operations["checkWhetherEmailAddressIsAvailable"];
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
         * @description Does not reveal whether the account exists. The link works once, for an hour. At most 5 emails per account and hour.
         */
        post: operations["requestPasswordResetEmail"];
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
         * @description Does not sign in. Used and expired links return `link_expired`. At most 60 attempts per hour and network.
         */
        post: operations["resetPassword"];
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
        post: operations["completeOrSkipOnboarding"];
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
         * @description ZIP with all data as JSON, conversations also as Markdown, and uploaded files. `schema.json` is the JSON Schema of the JSON files.
         */
        get: operations["exportAllAccountData"];
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
         * @description Name matches first, then messages, newest first; otherwise approximate matches. Includes Profile Pal.
         */
        get: operations["searchConversations"];
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
         * @description By default most recently active first; new messages move a thread to the front. Visitors’ conversations are in GET /twin-conversations.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Start a conversation
         * @description Empty conversations are deleted after a day; POST /chat/stream also starts one. Profile Pal’s is returned again.
         */
        post: operations["startConversation"];
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
         * @description Name, counts and previews of a conversation, for its owner or guest.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Permanent, with its files. Stops its answer.
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        /**
         * Change a conversation
         * @description Renames, pins, archives or moves it. A name ends automatic naming. Renaming Profile Pal and guest conversations returns `name_kept`; neither can be pinned or archived.
         */
        patch: operations["changeConversation"];
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
        get: operations["countStepsOfConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the model of a conversation
         * @description Model of the next answer, chosen or by default.
         */
        get: operations["getModelOfConversation"];
        /**
         * Choose the model of a conversation
         * @description Applies from the next answer on. Twins use the server’s model.
         */
        put: operations["chooseModelOfConversation"];
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
         * @description Sets `viewed_at` of finished answers. Reading the history does not.
         */
        post: operations["markAnswersInConversationAsSeen"];
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
        post: operations["startConversationWithPrivateAssistant"];
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
         * @description Caller’s Profile Pal conversation, one per user.
         */
        get: operations["getConversationWithProfilePal"];
        put?: never;
        /**
         * Open the conversation with Profile Pal
         * @description Started if necessary; Profile Pal writes first, in the app language.
         */
        post: operations["openConversationWithProfilePal"];
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
         * @description Permanent. Deletes all of them or none.
         */
        post: operations["deleteSeveralConversations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description By name, at most 100. Conversations of one are in GET /chat/threads.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Its instructions follow the user’s own in the prompt of the private assistant.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description Name and instructions, for the owner only.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Its conversations and knowledge stay.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description Omitted fields stay unchanged.
         */
        patch: operations["changeProject"];
        trace?: never;
    };
    "/chat/projects/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the knowledge of a project
         * @description Notes, stories and documents, last added first; at most 200.
         */
        get: operations["listKnowledgeOfProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/projects/{id}/items/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add knowledge to a project
         * @description Its conversations search it first.
         */
        put: operations["addKnowledgeToProject"];
        post?: never;
        /**
         * Remove knowledge from a project
         * @description The note, story or document itself stays.
         */
        delete: operations["removeKnowledgeFromProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved prompts
         * @description Newest first. Prompts are for messages to the private assistant.
         */
        get: operations["listSavedPrompts"];
        put?: never;
        /**
         * Save a prompt
         * @description At most 100. Clients fill in the fields and send the text as a message.
         */
        post: operations["savePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-prompts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a saved prompt
         * @description Title and text, for the owner only.
         */
        get: operations["getSavedPrompt"];
        put?: never;
        post?: never;
        /**
         * Delete a saved prompt
         * @description Sent messages stay.
         */
        delete: operations["deleteSavedPrompt"];
        options?: never;
        head?: never;
        /**
         * Change a saved prompt
         * @description Omitted fields stay unchanged.
         */
        patch: operations["changeSavedPrompt"];
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
         * @description Webhook events contain the step ID.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Deletes a message of the caller with everything after it, in all branches. Not in conversations with twins.
         */
        delete: operations["deleteMessage"];
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
         * @description Oldest first, the latest by default; `offset` starts at a position, `around` centers on one. Includes the text of an answer in progress.
         */
        get: operations["readMessagesOfConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rate an answer
         * @description Replaces the rating of a completed answer. Owners of twins see their visitors’ ratings.
         */
        put: operations["rateAnswer"];
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
         * @description Available to the owner or guest of the conversation. GET /export covers everything.
         */
        get: operations["exportConversation"];
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
         * @description At most 50 imports, newest first, without undone ones.
         */
        get: operations["listConversationImports"];
        put?: never;
        /**
         * Import conversations or an account
         * @description Reads an export of ChatGPT, Claude or another Twain server in the background. Imported content is private.
         */
        post: operations["importConversationsOrAccount"];
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
        get: operations["getConversationImport"];
        put?: never;
        post?: never;
        /**
         * Undo a conversation import
         * @description Stops the import and deletes what it added, except what was changed or continued since, in the background.
         */
        delete: operations["undoConversationImport"];
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
         * @description At most 3 of the newest notes, stories and memories.
         */
        get: operations["listConversationStarters"];
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
         * @description Suggestions that the caller has not tried yet. None requires a language model.
         */
        get: operations["listFirstSteps"];
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
         * @description Status of an answer, with the IDs of conversation and messages.
         */
        get: operations["getRun"];
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
        post: operations["stopAnswer"];
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
         * Regenerate an answer
         * @description The previous answer and what followed stay as a version, except with twins, where only the last answer can be replaced. Counts toward the daily limit.
         */
        post: operations["regenerateAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue an answer
         * @description Continues an incomplete answer where it ended: stopped, interrupted, or failed after its first words. The run gets a new ID. Counts toward the daily limit.
         */
        post: operations["continueAnswer"];
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
         * Edit a message and send it again
         * @description The previous message and what followed stay as a version, except with twins, where only the last message can be replaced. Attachments stay. Counts toward the daily limit.
         */
        post: operations["editMessageAndSendItAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List queued messages
         * @description After a stopped or failed answer, queued messages wait.
         */
        get: operations["listQueuedMessages"];
        put?: never;
        /**
         * Queue a message
         * @description Sent when the answer in progress is complete, or immediately if there is none. Not to twins.
         */
        post: operations["queueMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/queue/{id}": {
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
         * Withdraw a queued message
         * @description The message is not sent. Its attachments stay unsent.
         */
        delete: operations["withdrawQueuedMessage"];
        options?: never;
        head?: never;
        /**
         * Edit a queued message
         * @description Replaces the text of the message. It keeps its place.
         */
        patch: operations["editQueuedMessage"];
        trace?: never;
    };
    "/chat/queue/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a queued message now
         * @description Stops the answer in progress, keeping its text, and sends the message.
         */
        post: operations["sendQueuedMessageNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the open comparison
         * @description Two answers to the last message by different models, started with `compared_model_id` of POST /chat/stream.
         */
        get: operations["getOpenComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an answer of a comparison
         * @description Shows the answer, whose model writes the next ones. The other one stays as a version.
         */
        post: operations["keepAnswerOfComparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the context of a conversation
         * @description Use of the context window by the next message. Not for conversations with twins.
         */
        get: operations["getContextOfConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/compact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Summarize earlier messages
         * @description Replaces all but the newest messages by a summary for the model. Poll GET /chat/threads/{id}/context for the result.
         */
        post: operations["summarizeEarlierMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question with choices
         * @description Sends the answer to `question` of the last step as the next message, once. Repeating the same answer returns its run.
         */
        post: operations["answerQuestionWithChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show another version of a message
         * @description Shows the branch of a step with what was last shown after it. `version_ids` lists the versions of a step.
         */
        post: operations["showAnotherVersionOfMessage"];
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
         * @description For EventSource. Last-Event-ID only resumes, without `thread_id`. Cookies require `Accept: text/event-stream`. The first `id:` line confirms that the message is stored; until then, `client_id` prevents duplicates.
         */
        get: operations["sendMessageAndFollowItsAnswer"];
        put?: never;
        /**
         * Send a long message and follow its answer
         * @description Streams server-sent events. The first `id:` line confirms that the message is stored; to resume, repeat the request with Last-Event-ID. Counts toward the daily limit.
         */
        post: operations["sendLongMessageAndFollowItsAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shared conversations
         * @description Newest first. The public view is GET /shared/{token}.
         */
        get: operations["listSharedConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the sharing of a conversation
         * @description Only conversations with the private assistant can be shared.
         */
        get: operations["previewSharingOfConversation"];
        /**
         * Share a conversation
         * @description Copies the texts of the shown branch for anyone with the link. Sharing again replaces them and keeps the link.
         */
        put: operations["shareConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-conversations/{id}": {
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
         * Stop sharing a conversation
         * @description Deletes the snapshot and its link. The conversation remains.
         */
        delete: operations["stopSharingConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shared conversation
         * @description Needs no session.
         */
        get: operations["readSharedConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared/{token}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue a shared conversation
         * @description Starts a conversation with the private assistant from a copy of the messages.
         */
        post: operations["continueSharedConversation"];
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
         * @description Stores all files or none, with warnings about unreadable parts. Unsent files are deleted after a day.
         */
        post: operations["uploadFiles"];
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
         * @description File of the caller. Images and PDFs are inline, others attachments.
         */
        get: operations["downloadFile"];
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
         * @description Most recently active first; those of inactive guests expire.
         */
        get: operations["listConversationsWithCallerTwin"];
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
        get: operations["readConversationWithCallerTwin"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation with the caller’s twin
         * @description Permanent. Also deletes it for the visitor.
         */
        delete: operations["deleteConversationWithCallerTwin"];
        options?: never;
        head?: never;
        /**
         * Change a conversation with the caller’s twin
         * @description Takes it over, hands it back, stops the answer or blocks the visitor. The twin does not answer while taken over.
         */
        patch: operations["changeConversationWithCallerTwin"];
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
        get: operations["listUnansweredQuestions"];
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
         * @description The conversation stays. The question returns if asked again.
         */
        post: operations["dismissUnansweredQuestion"];
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
         * List questions, messages and answers to approve
         * @description Latest first; equal questions are merged until replied to.
         */
        get: operations["listQuestionsMessagesAndAnswersToApprove"];
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
         * Get an inbox entry
         * @description Webhook events contain the ID as `entry_id`.
         */
        get: operations["getInboxEntry"];
        put?: never;
        post?: never;
        /**
         * Delete a question or message
         * @description Also deletes the reply for its senders. A public note is kept.
         */
        delete: operations["deleteQuestionOrMessage"];
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
         * Mark an inbox entry as read
         * @description Repeating the call changes nothing.
         */
        post: operations["markInboxEntryAsRead"];
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
         * @description Replaces an earlier reply; visible to all senders.
         */
        post: operations["replyToQuestionOrMessage"];
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
        post: operations["makeQuestionAndItsReplyPublicNote"];
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
         * @description Without `text`, sends the unanswered question, once. Guests can use it in their conversations.
         */
        post: operations["sendQuestionOrMessageToOwnerOfTwin"];
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
         * List questions and messages to the owner of a twin
         * @description Oldest first, at most 100, with replies.
         */
        get: operations["listQuestionsAndMessagesToOwnerOfTwin"];
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
         * @description For EventSource. Earlier replies are in GET /chat/threads/{id}/visitor-messages.
         */
        get: operations["followOwnerRepliesInConversation"];
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
         * @description Needs no session. Returns 404 while the owner’s profile is private.
         */
        get: operations["readQuestionOrMessageAndItsReplyBySecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memories/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the summary of the memories
         * @description Paragraphs from the 200 newest. Each sentence has the IDs of its memories.
         */
        get: operations["getSummaryOfMemories"];
        put?: never;
        /**
         * Write the summary of the memories
         * @description Has the user’s language model write it. Sends no memory that is restricted from the model or to a project.
         */
        post: operations["writeSummaryOfMemories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memories/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import
         * @description Finds memories in a list of another assistant or an export. Nothing is saved.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memories/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import memories
         * @description Adds those not yet remembered and supersedes none. Refuses passwords, keys and card numbers.
         */
        post: operations["importMemories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memories/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export memories
         * @description Active memories, oldest first, one per line: `- 2026-03-01: The boat is called Freya.` Restrictions follow in an HTML comment.
         */
        get: operations["exportMemories"];
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
         * @description Active memories, by default newest first.
         */
        get: operations["listMemories"];
        put?: never;
        /**
         * Add a memory
         * @description Supersedes contradicted memories. Refuses passwords, keys and card numbers.
         */
        post: operations["addMemory"];
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
        get: operations["getMemory"];
        put?: never;
        post?: never;
        /**
         * Forget a memory
         * @description Permanent. Also removes quotes and superseded memories; the conversation stays.
         */
        delete: operations["forgetMemory"];
        options?: never;
        head?: never;
        /**
         * Change a memory
         * @description Corrects the text, or restricts where it is used. Refuses passwords, keys and card numbers.
         */
        patch: operations["changeMemory"];
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
        post: operations["mergeTwoMemories"];
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
         * @description Oldest first. Nothing changes until the owner accepts.
         */
        get: operations["listPendingMemoryProposals"];
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
         * @description Creates or forgets the memory. A proposal can be decided once.
         */
        post: operations["acceptMemoryProposal"];
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
         * @description Creates and forgets nothing. A proposal can be decided once.
         */
        post: operations["rejectMemoryProposal"];
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
         * @description At most 200, newest first.
         */
        get: operations["listMemoryRules"];
        put?: never;
        /**
         * Create a memory rule
         * @description Permanent; similar memories are refused. At most 200 rules.
         */
        post: operations["createMemoryRule"];
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
        get: operations["getMemoryRule"];
        put?: never;
        post?: never;
        /**
         * Delete a memory rule
         * @description Forgotten memories are not restored.
         */
        delete: operations["deleteMemoryRule"];
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
         * @description From conversations and stories, with the source sentence.
         */
        get: operations["listProfileProposals"];
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
         * @description Changes the profile once; skips decided proposals.
         */
        post: operations["acceptProfileProposals"];
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
        post: operations["acceptProfileProposal"];
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
        post: operations["rejectProfileProposal"];
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
         * @description From exactly one text, upload or web page. Nothing changes until a proposal is accepted.
         */
        post: operations["draftProfile"];
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
         * @description Replaces a field’s drafts. Nothing changes until a proposal is accepted.
         */
        post: operations["draftProfileField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/chosen-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chosen people
         * @description Members of the audience `people`, newest first, at most 200, without the link’s visitors.
         */
        get: operations["listChosenPeople"];
        put?: never;
        /**
         * Add a chosen person
         * @description Adds a person to the audience `people`. An address counts for the account that has verified it.
         */
        post: operations["addChosenPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/chosen-people/{id}": {
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
         * Remove a chosen person
         * @description Effective immediately.
         */
        delete: operations["removeChosenPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/invitation-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the invitation link
         * @description Adds its visitors to the audience `people`. Null if there is none.
         */
        get: operations["getInvitationLink"];
        /**
         * Create the invitation link
         * @description Returns the existing link if there is one.
         */
        put: operations["createInvitationLink"];
        post?: never;
        /**
         * Revoke the invitation link
         * @description Everyone who came through it loses access immediately. Does nothing without a link.
         */
        delete: operations["revokeInvitationLink"];
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
         * @description Includes private fields. The public view is GET /profile/public/{username}.
         */
        get: operations["getCallerProfile"];
        /**
         * Change the caller’s profile
         * @description Omitted fields stay unchanged. Lists are replaced, except `field_audiences` and `photo_audiences`; `metadata`, `twin_metadata` and `section_visibility` are merged by key.
         */
        put: operations["changeCallerProfile"];
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
        post: operations["uploadProfilePicture"];
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
        post: operations["addPhotoToProfile"];
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
         * @description The profile stays unchanged until a proposal is accepted.
         */
        post: operations["proposeProfileChangesFromStories"];
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
         * @description Latest changes first by default.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Upload documents
         * @description PDF, DOCX, Markdown, HTML, text or CSV, all or none. Private, and read in the background.
         */
        post: operations["uploadDocuments"];
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
         * @description For the owner only. Sent as a download.
         */
        get: operations["downloadFileOfDocument"];
        /**
         * Replace the file of a document
         * @description Public documents become private unless `stays_public`. The text changes once read.
         */
        put: operations["replaceFileOfDocument"];
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
         * @description Creates a private document from an attachment, once.
         */
        post: operations["keepAttachmentInKnowledge"];
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
         * @description Poll until `ready` or `failed`, or use the webhook event `document.finished`.
         */
        get: operations["getDocumentAndItsProcessingStatus"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Permanent, with its file and text.
         */
        delete: operations["deleteDocument"];
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
        get: operations["getTextOfDocument"];
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
         * @description Saves the page (15 seconds, 5 MB) as a private document, replacing a known one. Servers can turn this off.
         */
        post: operations["addWebPage"];
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
         * @description Creates private stories. Reports unreadable files and skips known text.
         */
        post: operations["importStoriesFromTextFiles"];
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
         * @description Latest changes first by default. Search with GET /knowledge/search.
         */
        get: operations["listNotesStoriesAndDocuments"];
        put?: never;
        /**
         * Create a note or story
         * @description Private by default and immediately searchable.
         */
        post: operations["createNoteOrStory"];
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
         * @description Items with all words or similar ones in title or text.
         */
        get: operations["searchNotesStoriesAndDocuments"];
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
        get: operations["getNoteStoryOrDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a note, story or document
         * @description Permanent. Includes the document’s file and profile proposals.
         */
        delete: operations["deleteNoteStoryOrDocument"];
        options?: never;
        head?: never;
        /**
         * Change a note, story or document
         * @description Omitted fields stay unchanged. Documents change only title and visibility.
         */
        patch: operations["changeNoteStoryOrDocument"];
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
         * @description For a question, most relevant first; empty while the profile is private.
         */
        get: operations["previewTwinSourcesForQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-accuracy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the accuracy of the caller’s twin
         * @description Measured by POST /twin-privacy-check and, while visitors see it, daily.
         */
        get: operations["getAccuracyOfCallerTwin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an answer of the twin
         * @description Shows the answer, or `text`, to the visitor and closes the entry.
         */
        post: operations["approveAnswerOfTwin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an answer of the twin
         * @description Closes the entry; the visitor sees a refusal.
         */
        post: operations["rejectAnswerOfTwin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin/{username}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow changes of a twin
         * @description For EventSource; needs no session. After an event, get the changed twin with GET /twin/{username}.
         */
        get: operations["followChangesOfTwin"];
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
         * Get the character of the caller’s twin
         * @description Default values until the first change. Visitors see only the greeting.
         */
        get: operations["getCharacterOfCallerTwin"];
        /**
         * Change the character of the caller’s twin
         * @description Omitted fields stay unchanged; lists are replaced. Used from the next answer.
         */
        put: operations["changeCharacterOfCallerTwin"];
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
         * @description Up to 8 questions that public content answers.
         */
        get: operations["listIdeasForSuggestedQuestions"];
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
         * @description Newest first, at most 100. Checks run after every relevant change.
         */
        get: operations["listChecksOfCallerTwin"];
        put?: never;
        /**
         * Correct an answer of the caller’s twin
         * @description Question and answer become a public note, replacing an earlier correction.
         */
        post: operations["correctAnswerOfCallerTwin"];
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
        get: operations["getCheckOfCallerTwin"];
        put?: never;
        post?: never;
        /**
         * Delete a check of the caller’s twin
         * @description Also deletes the note.
         */
        delete: operations["deleteCheckOfCallerTwin"];
        options?: never;
        head?: never;
        /**
         * Change a check of the caller’s twin
         * @description Also changes the note. Omitted fields stay unchanged.
         */
        patch: operations["changeCheckOfCallerTwin"];
        trace?: never;
    };
    "/twin-privacy-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest privacy check of the caller’s twin
         * @description Whether questions for private texts found content that visitors can’t see.
         */
        get: operations["getLatestPrivacyCheckOfCallerTwin"];
        put?: never;
        /**
         * Run the privacy check of the caller’s twin
         * @description Asks the twin for private texts as a guest would. Calls no language model.
         */
        post: operations["runPrivacyCheckOfCallerTwin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receipt of an answer of the caller’s twin
         * @description Caller’s content in the last model request for this answer, from GET /twin-conversations/{id}.
         */
        get: operations["getReceiptOfAnswerOfCallerTwin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/steps/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report an answer of a twin
         * @description Sends answer and question to the operators, not the owner. Repetitions change nothing.
         */
        put: operations["reportAnswerOfTwin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reported answers
         * @description Newest first. Requires an operator’s session; otherwise 404.
         */
        get: operations["listReportedAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports/{id}/handle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a report as handled
         * @description Can be repeated. Requires an operator’s session; otherwise 404.
         */
        post: operations["markReportAsHandled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the visitor in person
         * @description Only while the conversation is taken over.
         */
        post: operations["sendMessageToVisitorInPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/threads/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow changes of a conversation with a twin
         * @description For EventSource. Reports messages, replies, decisions, takeovers, blocks and the deletion to visitor and owner.
         */
        get: operations["followChangesOfConversationWithTwin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin/{username}/talks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a talk between the caller’s twin and another twin
         * @description The twins answer in turns in a new conversation, then list what their owners have in common. Each knows only what the other owner can see. Follow the answer with GET /chat/stream?thread_id=….
         */
        post: operations["startTalkBetweenCallerTwinAndAnotherTwin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest": {
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
         * Remember a guest beyond the browser session
         * @description False deletes conversations remembered before, and the cookie ends with the browser session.
         */
        patch: operations["rememberGuestBeyondBrowserSession"];
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
        get: operations["getPublicProfile"];
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
        get: operations["getTwin"];
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
         * @description Continues the latest conversation or starts one. Guests get a cookie. Follow the answer with GET /chat/stream?thread_id=….
         */
        post: operations["sendMessageToTwin"];
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
         * @description Needs no session. Best matches first; latest changes first without a query.
         */
        get: operations["searchPublicProfiles"];
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
         * @description Needs no session. At most 120 requests a minute, including GET /discover.
         */
        get: operations["listPopularInterests"];
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
        get: operations["listRoadmapItems"];
        put?: never;
        /**
         * Suggest a feature
         * @description Visible only to its author. At most five a day.
         */
        post: operations["suggestFeature"];
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
        get: operations["getRoadmapItem"];
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
         * @description Only for planned items and those in progress. Votes count once.
         */
        put: operations["voteForRoadmapItem"];
        post?: never;
        /**
         * Remove a vote
         * @description Requires an account. Succeeds without a vote.
         */
        delete: operations["removeVote"];
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
        get: operations["listPlans"];
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
        get: operations["getCallerPlanAndUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin-insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get topics and origins of the caller’s visitors
         * @description Topics and origins of the twin’s visitors.
         */
        get: operations["getTopicsAndOriginsOfCallerVisitors"];
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
        get: operations["getUsageByDay"];
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
         * @description Server’s default or the caller’s choice. Needs no session.
         */
        get: operations["getModelThatAnswers"];
        /**
         * Choose the default model
         * @description Applies to conversations without another model.
         */
        put: operations["chooseDefaultModel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models to choose from
         * @description Returns the models that the caller can choose.
         */
        get: operations["listModelsToChooseFrom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s API key
         * @description Provider and models; the key itself is never returned. Requires a session.
         */
        get: operations["getCallerAPIKey"];
        /**
         * Add or replace the caller’s API key
         * @description Used only for the caller’s conversations. Stores nothing if listing models fails. The key defaults to the stored one for the same address. Requires a session.
         */
        put: operations["addOrReplaceCallerAPIKey"];
        post?: never;
        /**
         * Delete the caller’s API key
         * @description Deletes the key and its models; the default model answers instead. Requires a session.
         */
        delete: operations["deleteCallerAPIKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/own-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let users add their own API keys
         * @description Stored keys are kept but unused while `off`. Requires an operator’s session; otherwise 404.
         */
        put: operations["letUsersAddTheirOwnAPIKeys"];
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
         * @description Oldest first, with their models. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        get: operations["listConnectedModels"];
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
         * @description Ollama and LM Studio on the server at their usual ports. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        get: operations["detectModelServers"];
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
         * @description Lists a provider’s models and asks one. Nothing is stored. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        post: operations["testModelProvider"];
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
         * @description Stores nothing if the provider’s models cannot be listed. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        post: operations["connectModelProvider"];
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
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Remove a connection
         * @description Deletes key and models; their users get the default model. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        delete: operations["removeConnection"];
        options?: never;
        head?: never;
        /**
         * Change a connection
         * @description Omitted fields stay unchanged. The provider must accept the new address and key. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        patch: operations["changeConnection"];
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
         * @description New models are unavailable until an operator changes that. Returns 404 unless the caller is an operator of this server. Requires a session.
         */
        post: operations["refreshModelsOfConnection"];
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
        patch: operations["changeModel"];
        trace?: never;
    };
    "/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the announcement
         * @description Current message of the operators to all users.
         */
        get: operations["getAnnouncement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish an announcement
         * @description Replaces the current announcement for all users.
         */
        put: operations["publishAnnouncement"];
        post?: never;
        /**
         * Remove the announcement
         * @description Does nothing if there is none.
         */
        delete: operations["removeAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the background jobs
         * @description Queues with their numbers of jobs, and the newest failed jobs. Completed jobs are deleted.
         */
        get: operations["getBackgroundJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed jobs
         * @description Queues one or all failed jobs of a queue again, with all attempts.
         */
        post: operations["retryFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Newest first, without content.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Without the content of the account.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Delete a user’s account
         * @description Permanent. Deletes all data of the account.
         */
        delete: operations["deleteUserAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description Ends all sessions, refuses sign-ins and access tokens, stops running answers, and closes page and twin. Can be repeated.
         */
        post: operations["suspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a suspended account
         * @description Access tokens work again; sessions do not return. Can be repeated.
         */
        post: operations["restoreSuspendedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the plan of an account
         * @description The limits of the plan apply immediately; today’s usage counts.
         */
        put: operations["setPlanOfAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{id}/sessions": {
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
         * End all sessions of an account
         * @description Access tokens keep working.
         */
        delete: operations["endAllSessionsOfAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans with their default limits
         * @description The default plan comes first.
         */
        get: operations["listPlansWithTheirDefaultLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/plans/{key}": {
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
         * Change the limits of a plan
         * @description Omitted limits stay as they are. Sending the default resets a limit. All processes follow within seconds.
         */
        patch: operations["changeLimitsOfPlan"];
        trace?: never;
    };
    "/auth/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rules for new accounts
         * @description An empty server is always open.
         */
        get: operations["getRulesForNewAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the registration settings
         * @description Mode, email domains and source of the settings.
         */
        get: operations["getRegistrationSettings"];
        /**
         * Change the registration settings
         * @description Environment variables take precedence.
         */
        put: operations["changeRegistrationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Newest first, of any state.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Create an invitation
         * @description Returns the link, which creates one account. With an address, the link is also emailed if `sends_invitations` is true.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description Accounts that it created stay.
         */
        post: operations["revokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the effective settings
         * @description Value and origin of each environment variable, without secrets, in the process that serves the request.
         */
        get: operations["listEffectiveSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the size of database and files
         * @description Totals, largest tables and indexes, and texts that are not indexed yet.
         */
        get: operations["getSizeOfDatabaseAndFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of webhooks
         * @description Deliveries of the last 24 hours by status, without addresses and contents.
         */
        get: operations["getHealthOfWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of the server’s settings
         * @description Changes by operators, newest first.
         */
        get: operations["listChangesOfServerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description All entries as JSON lines, newest first, streamed.
         */
        get: operations["exportAuditLog"];
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
         * @description Newest first. Kept for 90 days if read, otherwise a year.
         */
        get: operations["listNotifications"];
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
         * @description Count for a badge, without notifications.
         */
        get: operations["countUnreadNotifications"];
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
         * @description Updates all of the caller’s clients.
         */
        post: operations["markAllNotificationsAsRead"];
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
        post: operations["markNotificationAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scheduled tasks
         * @description Active ones by next run, then paused ones; at most 50.
         */
        get: operations["listScheduledTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a scheduled task
         * @description Also proposed and done ones, for 30 days.
         */
        get: operations["getScheduledTask"];
        put?: never;
        post?: never;
        /**
         * Delete a scheduled task
         * @description Dismisses a proposed one. Conversations with results stay.
         */
        delete: operations["deleteScheduledTask"];
        options?: never;
        head?: never;
        /**
         * Change a scheduled task
         * @description Omitted fields stay unchanged. A resumed task runs at its next time.
         */
        patch: operations["changeScheduledTask"];
        trace?: never;
    };
    "/scheduled-tasks/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a proposed task
         * @description Schedules it, with the proposed time if omitted. Repeating it returns the same task.
         */
        post: operations["confirmProposedTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-tasks/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a scheduled task now
         * @description In addition to its schedule, also while paused. Has no effect while it runs.
         */
        post: operations["runScheduledTaskNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the push subscription
         * @description Subscription of the current session, and the public key that browsers need to subscribe.
         */
        get: operations["getPushSubscription"];
        /**
         * Save the push subscription
         * @description Replaces the subscription of the current session, until the session ends. Push messages contain no user content. Requires a session.
         */
        put: operations["savePushSubscription"];
        post?: never;
        /**
         * Delete the push subscription
         * @description Ends push messages to the current session. Requires a session.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the availability of speech and transcription
         * @description Clients without them can use voices and speech recognition of the device.
         */
        get: operations["getAvailabilityOfSpeechAndTranscription"];
        put?: never;
        /**
         * Speak a text
         * @description Sends the text to the speech model of the server. Text and audio are not stored.
         */
        post: operations["speakText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transcriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transcribe a recording
         * @description Sends the recording to the transcription model of the server. Audio and text are not stored.
         */
        post: operations["transcribeRecording"];
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
         * @description For EventSource. Each event is a JSON object whose `type` names the field with the event’s data: `notification_arrived`, `notifications_read`, `thread_changed`, `thread_deleted`, `stories_imported`, `inbox_changed`, `document_changed`, `conversation_import_changed`, `scheduled_task_changed`, `twin_check_changed`, `announcement_changed`, `project_changed` or `knowledge_item_changed`. The first bytes are an `id:` line. With the Last-Event-ID header, missed notifications are sent first. No other events are stored, so reload the lists after reconnecting. The stream ends when the session or access token does.
         */
        get: operations["followLiveUpdates"];
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
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Notifies the owner. At most 10 webhooks per user.
         */
        post: operations["createWebhook"];
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
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Also deletes its delivery log and pending deliveries.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Omitted fields stay unchanged. Enabling it sends pending deliveries.
         */
        patch: operations["changeWebhook"];
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
        post: operations["rotateSecretOfWebhook"];
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
         * @description Sends a `webhook.test` event; its delivery has the result.
         */
        post: operations["sendTestEvent"];
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
         * @description Last 30 days with attempts and responses, newest first.
         */
        get: operations["listDeliveriesOfWebhook"];
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
        get: operations["getDelivery"];
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
        post: operations["resendEvent"];
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
         * An answer to the owner finished
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
         * An answer to the owner failed
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
         * A visitor left the owner a message
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
         * A visitor sent the owner an unanswered question
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveTwinQuestionAskedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "twin.approval_waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer of the twin waits for the owner’s approval
         * @description Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is retried after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, is disabled. Events may arrive more than once and in any order.
         */
        post: operations["receiveTwinApprovalWaitingEvent"];
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
         * The twin couldn’t answer a visitor
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
         * An import of stories or conversations finished
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
         * Reading of a document finished or failed
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
         * A test event that the owner requested
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
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Run that created the answer, for GET /chat/runs/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                run_id: string;
                /**
                 * Format: uuid
                 * @description Conversation, for GET /chat/threads/{id}/history.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                thread_id: string;
                /**
                 * Format: uuid
                 * @description Answer, for GET /chat/steps/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                step_id: string;
            };
        };
        AnswerFailedEvent: {
            /** @enum {string} */
            type: "answer.failed";
            /**
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Failed run, for POST /chat/runs/{id}/retry.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                run_id: string;
                /**
                 * Format: uuid
                 * @description Conversation, for GET /chat/threads/{id}/history.
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
                 * @description Code of the error.
                 * @example model_unavailable
                 */
                code: string;
            };
        };
        TwinMessageLeftEvent: {
            /** @enum {string} */
            type: "twin.message_left";
            /**
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Conversation, for GET /twin-conversations/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                conversation_id: string;
                /**
                 * Format: uuid
                 * @description Notification with the message, for GET /notifications.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                notification_id: string;
                /**
                 * Format: uuid
                 * @description Message, for GET /inbox/{id}. Only for messages sent with POST /chat/steps/{id}/send-to-owner.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                entry_id?: string;
            };
        };
        TwinQuestionAskedEvent: {
            /** @enum {string} */
            type: "twin.question_asked";
            /**
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Conversation, for GET /twin-conversations/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                conversation_id: string;
                /**
                 * Format: uuid
                 * @description Question, for GET /inbox/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                entry_id: string;
            };
        };
        TwinApprovalWaitingEvent: {
            /** @enum {string} */
            type: "twin.approval_waiting";
            /**
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Conversation, for GET /twin-conversations/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                conversation_id: string;
                /**
                 * Format: uuid
                 * @description Question and proposed answer, for GET /inbox/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                entry_id: string;
            };
        };
        TwinQuestionUnansweredEvent: {
            /** @enum {string} */
            type: "twin.question_unanswered";
            /**
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * @description Key of the question, for GET /twin-questions.
                 * @example 0b6cf26ff4f3ae1ee3cf5b9e0c3c6f5a
                 */
                question_key: string;
                /**
                 * Format: uuid
                 * @description Conversation, for GET /twin-conversations/{id}.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                conversation_id: string;
                /**
                 * Format: uuid
                 * @description Twin’s reply that it can’t answer.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                step_id: string;
            };
        };
        TwinCheckFailedEvent: {
            /** @enum {string} */
            type: "twin.check_failed";
            /**
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
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
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Import, for GET /chat/imports/{id}. Only for imports of conversations.
                 * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
                 */
                import_id?: string;
                /**
                 * @description Number of stories added.
                 * @example 12
                 */
                story_count: number;
                /**
                 * @description Number of conversations added by an import.
                 * @example 212
                 */
                conversation_count?: number;
                /**
                 * @description Number of other entries added from a Twain export.
                 * @example 340
                 */
                entry_count?: number;
                /**
                 * @description Number of items skipped as already imported.
                 * @example 0
                 */
                known_count: number;
                /**
                 * @description Number of files not imported.
                 * @example 0
                 */
                problem_count: number;
            };
        };
        DocumentFinishedEvent: {
            /** @enum {string} */
            type: "document.finished";
            /**
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Document, for GET /knowledge/documents/{id}.
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
                 * @description Whether the file replaces an earlier one of the document.
                 * @example false
                 */
                is_newer_file: boolean;
            };
        };
        WebhookTestEvent: {
            /** @enum {string} */
            type: "webhook.test";
            /**
             * @description Payload version, incremented on breaking changes.
             * @enum {number}
             */
            version: 1;
            /**
             * Format: date-time
             * @description When the event occurred.
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
        /** @description Stream event; `type` names the field with its data. Ignore unknown types. */
        ChatStreamEvent: components["schemas"]["ChatRunStartedEvent"] | components["schemas"]["ChatSnapshotEvent"] | components["schemas"]["ChatRestartedEvent"] | components["schemas"]["ChatDeltaEvent"] | components["schemas"]["ChatReasoningDeltaEvent"] | components["schemas"]["ChatReasoningCompletedEvent"] | components["schemas"]["ChatToolCalledEvent"] | components["schemas"]["ChatToolStatusUpdateEvent"] | components["schemas"]["ChatToolOutputEvent"] | components["schemas"]["ChatAssistantStepEvent"] | components["schemas"]["ChatTokenInfoEvent"] | components["schemas"]["ChatCompactingStartedEvent"] | components["schemas"]["ChatCompactingCompletedEvent"] | components["schemas"]["ChatStreamErrorEvent"] | components["schemas"]["ChatDoneEvent"];
        /** @description The run started the answer. */
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
                /** @description Always true: text in the stream is AI-generated. */
                ai_generated: boolean;
            };
        };
        /** @description Answer so far, replacing all previous content. */
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
                /** @description Always true: text in the stream is AI-generated. */
                ai_generated: boolean;
            };
        };
        ToolCall: {
            id: string;
            /** @description Identifier of the tool. */
            name: string;
            /** @description Always `tool_execution`, for compatibility. */
            type: string;
            /**
             * @description Status of the call.
             * @enum {string}
             */
            status: "running" | "completed";
            /** @description Whether it failed or was interrupted. */
            is_error: boolean;
            /**
             * Format: date-time
             * @description When the call started.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description When it finished; null until then.
             */
            end_time: string | null;
            /** @description Tool’s input, in a tool-specific shape. */
            input_params?: unknown;
            /** @description Tool’s output, in a tool-specific shape; null until finished. */
            output_result?: unknown;
            /** @description Duration in milliseconds; null until finished. */
            duration_ms: number | null;
            /** @description Action name for display. */
            display_name: string;
            /** @description Position in `output`, in UTF-16 code units. */
            text_offset: number;
        };
        /** @description The answer restarts; discard its text. */
        ChatRestartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "restarted";
            restarted: {
                /** @description Number of starts so far. */
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
        /** @description More reasoning; never from twins. */
        ChatReasoningDeltaEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reasoning_delta";
            /** @description Text to append to the reasoning. */
            reasoning_delta: string;
        };
        /** @description Reasoning ended, or paused for a tool call. */
        ChatReasoningCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reasoning_completed";
            reasoning_completed: {
                /** @description Total reasoning time in milliseconds. */
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
                /** @description Model’s call ID; `early_…` until input completes. */
                id: string;
                name: string;
                /** @enum {string} */
                type: "tool_execution";
                /** @description The tool’s input, in a tool-specific shape; null while the model writes it. */
                args?: unknown;
                display_name: string;
            };
        };
        /** @description A tool call’s status or input changed. */
        ChatToolStatusUpdateEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tool_status_update";
            tool_status_update: {
                /** @description Model’s call ID; `early_…` until input completes. */
                id: string;
                /** @description Previous `early_` ID; null if none. */
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
                /** @description Model’s call ID; `early_…` until input completes. */
                id: string;
                /** @enum {string} */
                status: "running" | "completed";
                /** @description The tool’s output, in a tool-specific shape; null if none. */
                output?: unknown;
                duration_ms: number | null;
                is_error: boolean;
            };
        };
        /** @description The answer is stored. */
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
             * @description Type of the step, never `tool_call`; see `metadata` and `elements`.
             * @enum {string}
             */
            step_type: "USER_MESSAGE" | "ASSISTANT_MESSAGE" | "tool_call";
            /**
             * Format: uuid
             * @description ID of the previous step on its branch; null for the first.
             */
            parent_id: string | null;
            /** @description Zero-based position; null while another branch is shown. */
            position: number | null;
            /** @description IDs of all versions of the step, oldest first, including its own. */
            version_ids: string[];
            /** @description Message text; empty for answers. */
            input: string;
            /** @description Answer text; a note if a source was withdrawn. */
            output: string;
            /** @description Whether AI generated the text. */
            ai_generated: boolean;
            /** @description Model’s reasoning; empty for twins and models without it. */
            reasoning: string;
            /** @description Reasoning milliseconds; null until known. */
            reasoning_ms: number | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the agent started; null for messages.
             */
            start_time: string | null;
            /**
             * Format: date-time
             * @description When the owner first saw the answer.
             */
            viewed_at: string | null;
            /**
             * @description Rating of the answer by its reader; null if none.
             * @enum {string|null}
             */
            rating: "good" | "bad" | null;
            /** @description Reason for the rating; null if none. */
            rating_reason: string | null;
            /**
             * @description Status of the step.
             * @enum {string}
             */
            status: "sent" | "streaming" | "completed";
            streaming: boolean;
            /** @description Whether it ends with a question to the user. */
            wait_for_answer: boolean;
            /** @description Question with choices at the end of the answer; null if none. */
            question: components["schemas"]["Question"] | null;
            /** @description Whether the answer failed; its text stays. */
            is_error: boolean;
            /** @description Whether the owner answered instead of the twin; the output may be empty. */
            is_by_owner: boolean;
            /**
             * @description Approval by the twin’s owner; null if not needed. Until then, the output is a notice.
             * @enum {string|null}
             */
            approval: "waiting" | "approved" | "rejected" | null;
            /** @description Always false, for compatibility. */
            show_input: boolean;
            /** @description Whether a twin could not answer; see POST /chat/steps/{id}/send-to-owner. */
            is_unanswered: boolean;
            /** @description Attachments, followed by tool calls. */
            elements: components["schemas"]["Element"][];
            /** @description Sources cited by the answer. Twins cite only public content. */
            citations: components["schemas"]["Citation"][];
            /** @description Reasons for failure; empty on success. */
            errors: {
                message: string;
                code?: string;
            }[];
            /** @description Further properties, never `expanded`. Ignore unknown ones. */
            metadata: {
                tool_call_session?: components["schemas"]["ToolCallSession"];
                agent_model?: string;
                /** @description Chosen model, if unavailable and replaced by the default. */
                unavailable_model?: string;
                /** @description Question that the message answers. */
                answer?: {
                    /** Format: uuid */
                    step_id: string;
                    choices: string[];
                    text: string;
                };
                /** @description Content that the sender added as context. */
                references?: components["schemas"]["Reference"][];
                /** @description Tokens read by the last model call, if reported. */
                last_prompt_tokens?: number;
                /** @description Tokens read by the model, if reported. */
                prompt_tokens?: number;
                /** @description Tokens written by the model, if reported. */
                completion_tokens?: number;
                /** @description Attached files read only in part. */
                partly_read_files?: string[];
            };
            /** @description Labels of the step. */
            tags: string[];
            /** @description Always 0, for compatibility. */
            indent_level: number;
            /** @description Answering time in milliseconds; null until ended. */
            agent_processing_time_ms: number | null;
            /** @description Milliseconds until the agent started, or null. */
            step_creation_time_ms: number | null;
            /** @description Total milliseconds, with waiting, or null. */
            total_time_ms: number | null;
        };
        Question: {
            /** @description Text of the question. */
            question: string;
            /** @description Suggested answers, 2 to 5. Other text is also possible. */
            choices: string[];
            /** @description Whether several may be chosen. */
            allows_several: boolean;
            /**
             * @description Skipped if another message followed.
             * @enum {string}
             */
            status: "open" | "answered" | "skipped";
            /** @description Chosen answers. */
            chosen: string[];
            /** @description Free text of the answer; may be empty. */
            text: string;
        };
        Element: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            element_type: "text" | "file" | "tool_call" | "other";
            content: string | null;
            properties: {
                /** @description Original file name. Only for files. */
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
            /** @description Tool’s input. Only for tool calls. */
            input_params?: unknown;
            /** @description Tool’s output. Only for tool calls. */
            output_result?: unknown;
            display_name?: string;
        };
        Citation: {
            /** @description Citation number, shown in brackets in the output. */
            number: number;
            /**
             * @description Type of the source.
             * @enum {string}
             */
            kind: "item" | "profile" | "memory" | "step";
            /** @description UUID of the source, or field name. */
            source_id: string;
            /**
             * Format: uuid
             * @description Conversation of a quoted step; null for other sources.
             */
            thread_id: string | null;
            /** @description Title of the source. */
            title: string;
            /** @description Quoted text of the source. */
            excerpt: string;
            /** @description Passage or step number; null for others. */
            ordinal: number | null;
            /** @description Page in the document, if any. */
            page: number | null;
        };
        ToolCallSession: {
            /**
             * Format: uuid
             * @description UUID of the step.
             */
            session_id: string;
            /** @description Number of tool calls. */
            total_tools_called: number;
            /** @description Number of finished calls. */
            completed_calls: number;
            /**
             * Format: date-time
             * @description When the first call started.
             */
            session_start: string;
            /** @description Calls in chronological order. */
            tool_calls: components["schemas"]["ToolCall"][];
            /** @description Always empty: one agent writes the answer. */
            agent_handoffs: Record<string, never>[];
            /**
             * @description Either `in_progress` or `completed`.
             * @enum {string}
             */
            completion_status: "in_progress" | "completed";
            /** Format: date-time */
            created_at: string;
        };
        Reference: {
            /**
             * @description Kind of the referenced content.
             * @enum {string}
             */
            kind: "note" | "story" | "document" | "conversation" | "project";
            /**
             * Format: uuid
             * @description ID of the item, conversation or project.
             */
            id: string;
            /** @description Title when the message was sent; empty for unnamed conversations. */
            title: string;
        };
        /** @description Usage of the context window. */
        ChatTokenInfoEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "token_info";
            token_info: {
                /** @description Estimated tokens of the input. */
                estimated_tokens: number;
                /** @description Context window in tokens. */
                total_tokens: number;
                /** @description Characters in the model’s input. */
                total_chars: number;
                /** @description Messages in the model’s input. */
                message_count: number;
            };
        };
        /** @description Older messages are being summarized to fit. */
        ChatCompactingStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compacting_started";
            compacting_started: Record<string, never>;
        };
        /** @description The answer continues with the stored summary. */
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
                 * @description Code of the error.
                 * @enum {string}
                 */
                code: "unauthorized" | "internal_server_error" | "database_unavailable" | "storage_full" | "storage_unavailable" | "bad_request" | "bad_user_input" | "graphql_parse_failed" | "graphql_validation_failed" | "invalid_input" | "value_required" | "wrong_type" | "number_too_small" | "number_too_large" | "value_too_short" | "value_too_long" | "not_a_choice" | "unstorable_value" | "input_too_deep" | "too_many_values" | "list_too_long" | "too_large" | "request_from_another_site" | "access_token_refused" | "missing_scope" | "access_token_requests_used_up" | "too_many_requests" | "too_many_streams" | "not_found" | "no_such_call" | "body_required" | "unknown_parameter" | "unknown_field" | "method_not_allowed" | "stream_method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "unsupported_content_encoding" | "idempotency_key_length" | "idempotency_key_not_taken" | "idempotency_key_on_upload" | "idempotency_key_reused" | "idempotency_key_in_use" | "invalid_cursor" | "invalid_thread_cursor" | "invalid_stream_cursor" | "limit_not_number" | "limit_not_whole" | "limit_out_of_range" | "page_size_out_of_range" | "interests_out_of_range" | "too_many_nodes" | "history_place_ambiguous" | "position_not_number" | "invalid_date_time" | "invalid_time" | "invalid_day" | "date_too_early" | "date_too_late" | "period_reversed" | "period_too_long" | "variables_not_json" | "document_too_long" | "document_too_many_tokens" | "document_too_nested" | "operation_too_deep" | "operation_too_many_fields" | "operation_too_many_aliases" | "introspection_too_large" | "operation_too_costly" | "invalid_email" | "password_too_short" | "password_too_long" | "password_required" | "username_too_short" | "username_too_long" | "username_invalid_characters" | "username_edge_hyphen" | "username_reserved" | "username_recently_used" | "username_changed_too_often" | "username_taken" | "email_taken" | "wrong_credentials" | "wrong_password" | "no_password" | "sso_required" | "sso_failed" | "sso_unavailable" | "sso_email_unverified" | "sso_account_unverified" | "two_factor_required" | "wrong_two_factor_code" | "two_factor_on" | "two_factor_not_set_up" | "two_factor_setup_required" | "two_factor_enforced" | "link_required" | "link_expired" | "email_not_verified" | "email_already_verified" | "email_verification_off" | "too_many_attempts" | "too_many_sign_ins" | "answer_language_unknown" | "time_zone_unknown" | "no_such_time_zone" | "language_unknown" | "access_token_name_required" | "access_token_expiry_out_of_range" | "access_token_limit_out_of_range" | "access_token_scope_required" | "too_many_access_tokens" | "no_such_access_token" | "no_such_session" | "current_session" | "too_many_exports" | "passkey_failed" | "passkey_name_required" | "too_many_passkeys" | "no_such_passkey" | "email_unchanged" | "confirmation_required" | "confirmation_missing" | "not_text" | "empty_text" | "text_too_long" | "not_boolean" | "not_list" | "too_many_entries" | "invalid_post" | "invalid_project" | "invalid_photo_address" | "invalid_origin" | "public_fields_not_list" | "field_not_publishable" | "audience_unknown" | "field_audiences_not_list" | "photo_audiences_not_list" | "person_required" | "no_such_person" | "person_is_self" | "no_such_chosen_person" | "too_many_chosen_people" | "public_fields_repeated" | "unknown_section" | "sections_not_object" | "metadata_not_object" | "metadata_too_large" | "proposal_empty" | "proposal_decided" | "no_such_proposal" | "no_such_profile" | "twin_language_unknown" | "draft_source_required" | "too_many_drafts" | "stories_just_read" | "picture_required" | "picture_wrong_field" | "picture_too_large" | "picture_too_many_pixels" | "picture_damaged" | "unsupported_type" | "pictures_too_often" | "photos_too_often" | "no_such_conversation" | "conversations_gone" | "no_such_message" | "no_such_answer" | "no_such_conversation_type" | "no_such_import" | "import_running" | "name_kept" | "conversation_name_required" | "conversation_name_too_long" | "no_conversation_chosen" | "too_many_conversations" | "message_required" | "message_too_long" | "client_message_id_required" | "client_message_id_too_long" | "client_message_id_reused" | "too_many_attachments" | "attachment_missing" | "temporary_not_new" | "attachments_for_twin" | "elements_not_list" | "element_id_required" | "element_type_unknown" | "text_element_empty" | "file_element_empty" | "tool_call_element_unnamed" | "thread_id_required" | "not_last_answer" | "not_last_message" | "already_sending" | "too_many_runs" | "too_many_messages_at_once" | "twin_busy" | "too_many_messages" | "file_required" | "files_wrong_field" | "form_not_multipart" | "form_has_more_than_files" | "too_many_files" | "file_too_large" | "upload_interrupted" | "too_many_uploads" | "uploads_still_arriving" | "too_many_unsent_uploads" | "too_many_readings" | "no_such_file" | "no_such_project" | "project_name_required" | "too_many_projects" | "too_many_project_items" | "too_many_references" | "reference_missing" | "references_for_twin" | "no_such_saved_prompt" | "too_many_saved_prompts" | "no_such_scheduled_task" | "instruction_required" | "schedule_invalid" | "scheduled_in_past" | "too_many_scheduled_tasks" | "no_such_shared_conversation" | "nothing_to_share" | "conversation_too_long" | "too_many_continuations" | "model_unavailable" | "model_timeout" | "answer_too_long" | "model_rate_limited" | "model_rejected" | "model_key_rejected" | "model_unknown" | "model_input_too_long" | "model_message_too_long" | "memory_withheld" | "model_declined" | "model_empty" | "model_garbage" | "model_closed_early" | "interrupted" | "internal" | "no_such_queued_message" | "queue_full" | "answer_required" | "unknown_choice" | "question_closed" | "nothing_to_compact" | "answer_not_continuable" | "no_such_model_connection" | "no_such_model" | "too_many_model_connections" | "too_many_model_tests" | "default_model_fixed" | "default_model_required" | "model_address_invalid" | "model_address_with_password" | "provider_key_required" | "provider_key_invalid" | "provider_key_required_again" | "provider_key_rejected" | "provider_unknown_host" | "provider_address_private" | "own_keys_off" | "provider_unreachable" | "provider_certificate_invalid" | "provider_timeout" | "provider_redirects" | "provider_not_found" | "provider_rate_limited" | "provider_failed" | "provider_unreadable" | "provider_without_models" | "provider_model_missing" | "no_such_item" | "item_changed" | "item_kind_unknown" | "title_required" | "content_required" | "content_too_long" | "query_required" | "document_text_fixed" | "no_file_chosen" | "too_many_files_to_import" | "too_many_files_to_add" | "file_missing" | "too_many_imports" | "no_such_document" | "document_pending" | "document_too_large" | "document_file_too_large" | "file_not_readable" | "web_pages_off" | "web_page_address_invalid" | "web_page_address_with_password" | "web_page_address_private" | "web_page_not_reached" | "web_page_refused" | "web_page_too_slow" | "web_page_too_large" | "web_page_not_readable" | "too_many_documents" | "documents_too_large" | "no_such_memory" | "memory_required" | "memory_too_long" | "memory_known" | "no_such_memory_rule" | "too_many_memory_rules" | "memory_merged_with_itself" | "memories_of_different_projects" | "no_memories_found" | "memory_list_damaged" | "too_many_memories" | "secret_not_remembered" | "no_language_model" | "too_many_summaries" | "too_many_changes" | "no_such_twin" | "twin_closed" | "twin_closed_to_twins" | "own_twin_unavailable" | "talk_with_own_twin" | "talk_has_question" | "talk_not_taken_over" | "invalid_turns" | "twins_closed" | "guest_messages_used_up" | "network_messages_used_up" | "twin_messages_used_up" | "too_many_visitors" | "no_such_check" | "too_many_checks" | "blocked_by_owner" | "not_taken_over" | "no_such_receipt" | "no_such_inbox_entry" | "no_reply_to_publish" | "reply_required" | "no_such_answer_link" | "no_such_guest" | "too_many_visitor_messages" | "too_many_reports" | "no_such_question" | "plan_messages_used_up" | "access_token_messages_used_up" | "plan_uploads_used_up" | "plan_upload_size_used_up" | "plan_twin_messages_used_up" | "no_such_roadmap_item" | "roadmap_item_decided" | "suggestions_used_up" | "too_many_searches" | "notification_title_required" | "invalid_action_address" | "no_such_notification" | "account_suspended" | "own_account" | "last_operator" | "registration_closed" | "invitation_required" | "invitation_invalid" | "invitation_for_another_email" | "email_domain_not_allowed" | "registration_unknown" | "registration_fixed" | "invalid_email_domain" | "invitation_expiry_out_of_range" | "too_many_invitations" | "announcement_required" | "announcement_end_in_past" | "plan_limit_out_of_range" | "no_such_plan" | "username_mismatch" | "no_such_webhook" | "no_such_delivery" | "webhook_off" | "too_many_webhooks" | "too_many_webhook_changes" | "too_many_webhook_sends" | "webhook_address_invalid" | "webhook_address_private" | "webhook_address_with_password" | "webhook_events_required" | "webhook_event_unknown" | "webhook_events_repeated" | "invalid_push_subscription" | "too_many_push_subscriptions" | "no_speech" | "too_much_speech" | "speech_unavailable" | "no_transcription" | "audio_type_unknown" | "transcription_language_unknown" | "recording_too_large" | "too_much_transcription" | "transcription_unavailable";
            };
        };
        /** @description Last event of a stream. */
        ChatDoneEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        TwinChange: {
            /**
             * @description False if the twin is private or deleted since.
             * @example true
             */
            is_available: boolean;
            /** @description Answers in the caller’s conversation whose sources were withdrawn or shared again, for GET /chat/steps/{id}. */
            changed_step_ids: string[];
        };
        TwinConversationChange: {
            /** Format: uuid */
            thread_id: string;
            /**
             * @description Whether the owner has taken over.
             * @example true
             */
            is_taken_over: boolean;
            /**
             * @description Whether the owner has blocked the visitor.
             * @example false
             */
            is_blocked: boolean;
            /**
             * Format: uuid
             * @description Answer that the owner approved or rejected, for GET /chat/steps/{id}; null otherwise.
             */
            decided_step_id: string | null;
            /** @description Answers whose sources were withdrawn or shared again, for the visitor and GET /chat/steps/{id}. */
            changed_step_ids: string[];
        };
        /** @description Live update with data in the field named by `type`. Ignore unknown types. */
        ViewerEvent: components["schemas"]["NotificationArrivedEvent"] | components["schemas"]["NotificationsReadEvent"] | components["schemas"]["ThreadChangedEvent"] | components["schemas"]["ThreadDeletedEvent"] | components["schemas"]["StoriesImportedEvent"] | components["schemas"]["InboxChangedEvent"] | components["schemas"]["DocumentChangedEvent"] | components["schemas"]["ConversationImportChangedEvent"] | components["schemas"]["ScheduledTaskChangedEvent"] | components["schemas"]["TwinCheckChangedEvent"] | components["schemas"]["AnnouncementChangedEvent"] | components["schemas"]["ProjectChangedEvent"] | components["schemas"]["KnowledgeItemChangedEvent"];
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
            /**
             * @description Type of the notification.
             * @enum {string}
             */
            notification_type: "success" | "warning" | "error" | "update" | "info";
            /**
             * @description Priority of the notification.
             * @enum {string}
             */
            priority: "low" | "normal" | "high" | "urgent";
            /** @description Title on one line. */
            title: string;
            /** @description One-sentence summary; may be empty. */
            summary: string;
            /** @description Details or required action; may be empty. */
            message: string;
            /** @description Whether it was read. */
            is_read: boolean;
            /**
             * Format: date-time
             * @description When first read; null if unread.
             */
            read_at: string | null;
            /**
             * Format: date-time
             * @description When it was published, for sorting.
             */
            published_at: string;
            /** @description URL or app path to open; null if none. */
            action_url: string | null;
            /** @description Source of the notification. */
            channel: {
                key: string;
                display_name: string;
            };
        };
        /** @description Notifications were marked as read. */
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
        /** @description A thread was created, renamed or moved. */
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
            /** @description Automatic or given name; null until named. */
            name: string | null;
            /**
             * Format: date-time
             * @description When it was started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Last message, for the default order.
             */
            updated_at: string;
            /** @description Number of steps in the thread. */
            step_count: number;
            /** @description Whether the owner answers instead of the twin. */
            is_taken_over: boolean;
            /** @description Whether the user pinned it. */
            is_pinned: boolean;
            /** @description Whether it is left out of lists. */
            is_archived: boolean;
            /** @description Whether it has no name, is left out of lists, searches, memory and exports, and is deleted after 24 hours. */
            is_temporary: boolean;
            /**
             * Format: uuid
             * @description Project of the conversation; null if none.
             */
            project_id: string | null;
            /** @description Beginning of the first message, or null. */
            first_message_preview: string | null;
            /** @description Beginning of the newest message, or null; a note if its source was withdrawn. */
            last_message_preview: string | null;
            /** @description Agent answering in the thread. */
            agent_type: string;
            /** @description Type of the conversation. */
            thread_type: string;
            /** @description Further properties of the conversation. Ignore unknown fields. */
            metadata: {
                thread_type?: string;
                /** @description Username of the twin’s owner, for conversations with a twin. */
                twin_username?: string;
                /**
                 * @description Audience that the caller’s own twin answers; anyone with the link if missing.
                 * @enum {string}
                 */
                reader_audience?: "people";
                subtitle?: string;
                description?: string;
            };
            /**
             * @description Exporting service; null if not imported.
             * @enum {string|null}
             */
            origin: "chatgpt" | "claude" | "twain" | null;
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
        /** @description An inbox entry changed; refetch the inbox. */
        InboxChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inbox_changed";
            inbox_changed: {
                /** @description Number of unread entries. */
                unread_count: number;
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
            /** @description Name of the uploaded file. */
            file_name: string;
            /** @description Media type detected from the content. */
            media_type: string;
            /** @description URL of the web page; null for files. */
            source_url: string | null;
            /** @description File size in bytes. */
            size: number;
            /** @description Number of pages; null if none or unread. */
            page_count: number | null;
            /**
             * @description Number of pages without searchable text.
             * @example 0
             */
            pages_without_text: number;
            /**
             * @description Status: `ready` documents are searchable; `problem` explains `failed` ones.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed";
            /** @description Reason for failed reading; null otherwise. */
            problem: string | null;
            /** @description Whether a newer file is being read. */
            is_being_replaced: boolean;
            /** @description Reason for failed reading of the newer file; null otherwise. */
            replacement_problem: string | null;
            /**
             * @description Whether anyone with the link can read it; see `audience`.
             * @example false
             */
            is_public: boolean;
            audience: components["schemas"]["Audience"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * @description Readers: the owner, chosen people, anyone with the link, or anyone, including Discover and search engines. Nothing has more readers than its profile.
         * @example link
         * @enum {string}
         */
        Audience: "private" | "people" | "link" | "listed";
        /** @description An import progressed, ended or was undone. */
        ConversationImportChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "conversation_import_changed";
            conversation_import_changed: {
                /** Format: uuid */
                id: string;
                /** @description Updated import; null once undone. */
                import: components["schemas"]["ConversationImport"] | null;
            };
        };
        ConversationImport: {
            /** Format: uuid */
            id: string;
            /**
             * @description Original name of the file.
             * @example chatgpt-export.zip
             */
            file_name: string;
            /** @description File size in bytes. */
            size: number;
            /**
             * @description Status: `pending` until finished, `undoing` while deleting conversations.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed" | "undoing";
            /**
             * @description Error code; null unless failed.
             * @enum {string|null}
             */
            problem: "not_an_export" | "empty" | "newer_version" | "encrypted" | "damaged" | "too_large" | "too_many_messages" | "too_many_kept" | "interrupted" | null;
            /** @description Error message; null unless failed. */
            message: string | null;
            /**
             * @description Exporting service; null until read.
             * @enum {string|null}
             */
            origin: "chatgpt" | "claude" | "twain" | null;
            /** @description Conversations in the file; null until read. */
            conversation_count: number | null;
            /** @description Messages in the file; null until read. */
            message_count: number | null;
            /** @description Number of conversations processed. */
            conversations_done: number;
            /** @description Number of messages processed. */
            messages_done: number;
            /** @description Number of conversations added. */
            added_count: number;
            /** @description Conversations and other content skipped as already imported. */
            known_count: number;
            /** @description Notes, memories and other content added from a Twain export. */
            entry_count: number;
            /** @description Skipped entries of a Twain export: invalid, over a limit, or unsent messages to twins. */
            left_out_count: number;
            /** @description Conversations with twins, which stay in the file’s folder `threads`: their twins are on the other server. */
            twin_conversation_count: number;
            /**
             * Format: date-time
             * @description When the import started.
             */
            created_at: string;
        };
        /** @description A scheduled task changed or was deleted. */
        ScheduledTaskChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "scheduled_task_changed";
            scheduled_task_changed: {
                /** Format: uuid */
                id: string;
                /** @description Updated task; null once deleted. */
                scheduled_task: components["schemas"]["ScheduledTask"] | null;
            };
        };
        ScheduledTask: {
            /** Format: uuid */
            id: string;
            /**
             * @description Reminder, or task for the private assistant.
             * @enum {string}
             */
            kind: "reminder" | "task";
            /** @description Title, 1 to 100 characters. */
            title: string;
            /** @description Message to the assistant, or text of the reminder. */
            instruction: string;
            /**
             * @description Proposed tasks wait for confirmation.
             * @enum {string}
             */
            status: "proposed" | "active" | "paused" | "done";
            /**
             * @description Frequency, at most daily.
             * @enum {string}
             */
            recurrence: "once" | "daily" | "weekdays" | "weekly" | "monthly";
            /**
             * @description Number of days, weeks or months between runs, 1 to 99.
             * @example 1
             */
            interval: number;
            /** @description Date of a one-time task, or first day of an interval above 1, as YYYY-MM-DD; null otherwise. */
            date: string | null;
            /**
             * @description Time of day as HH:MM.
             * @example 09:00
             */
            time: string;
            /**
             * @description Weekdays 1 (Monday) to 7 if weekly; if monthly, the day of the month, or the weekday of `week`.
             * @example [
             *       1
             *     ]
             */
            days: number[];
            /** @description Week of the month of a monthly weekday: 1 to 4, or 5 for the last; null otherwise. */
            week: number | null;
            /**
             * @description IANA time zone of date and time.
             * @example Europe/Berlin
             */
            timezone: string;
            /**
             * Format: date-time
             * @description Next regular run; null if none.
             */
            next_run_at: string | null;
            /**
             * Format: date-time
             * @description Last run; null if none.
             */
            last_run_at: string | null;
            /** @description Whether its answer is in progress. */
            is_running: boolean;
            /**
             * Format: uuid
             * @description Conversation that proposed it; null if deleted.
             */
            thread_id: string | null;
            /**
             * Format: uuid
             * @description Conversation with results; null if none.
             */
            result_thread_id: string | null;
            /**
             * Format: date-time
             * @description Time of the proposal.
             */
            created_at: string;
        };
        /** @description A check of the twin’s answer finished. */
        TwinCheckChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "twin_check_changed";
            twin_check_changed: {
                check: components["schemas"]["TwinCheck"];
            };
        };
        TwinCheck: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description Question, the title of the note.
             * @example What do you charge per day?
             */
            question: string;
            /**
             * @description Owner’s answer, the text of the note.
             * @example My day rate is 640 euros.
             */
            answer: string;
            /**
             * @description Result: `failed` if the answer differs, `pending` before the first check.
             * @example passed
             * @enum {string}
             */
            state: "pending" | "passed" | "failed";
            /**
             * @description Answer in the last check; null before the first.
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
             * @description ID of the note; null if deleted.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            item_id: string | null;
            /**
             * Format: date-time
             * @description When the answer was first corrected.
             */
            created_at: string;
        };
        /** @description The announcement of the operators was published or removed. */
        AnnouncementChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "announcement_changed";
            announcement_changed: {
                /** @description Current announcement; null if none. */
                announcement: components["schemas"]["Announcement"] | null;
            };
        };
        Announcement: {
            /**
             * @description Plain text of the announcement.
             * @example Maintenance on Sunday from 10 to 12 (UTC).
             */
            text: string;
            /**
             * Format: date-time
             * @description When it disappears; null if an operator removes it.
             * @example null
             */
            ends_at: string | null;
            /**
             * Format: date-time
             * @description When it was published.
             * @example 2026-01-31T09:30:00.000Z
             */
            published_at: string;
        };
        /** @description A project or its knowledge changed, or it was deleted. */
        ProjectChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "project_changed";
            project_changed: {
                /** Format: uuid */
                id: string;
                /** @description Updated project; null once deleted. */
                project: components["schemas"]["ChatProject"] | null;
            };
        };
        ChatProject: {
            /** Format: uuid */
            id: string;
            /** @description Name, 1 to 120 characters. */
            name: string;
            /** @description Instructions for the assistant, or empty. */
            instructions: string;
        };
        /** @description A note, story or document was created, changed or deleted. */
        KnowledgeItemChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "knowledge_item_changed";
            knowledge_item_changed: {
                /** Format: uuid */
                id: string;
                /** @description Updated item; null once deleted. */
                item: components["schemas"]["ListedKnowledgeItem"] | null;
            };
        };
        ListedKnowledgeItem: {
            /** Format: uuid */
            id: string;
            /**
             * @description Kind of the item.
             * @example note
             * @enum {string}
             */
            kind: "note" | "story" | "document";
            /** @example Lighthouse keys */
            title: string;
            /**
             * @description First 280 characters of plain text.
             * @example The spare keys hang behind the lamp.
             */
            excerpt: string;
            /**
             * @description Whether anyone with the link can read it; see `audience`.
             * @example false
             */
            is_public: boolean;
            audience: components["schemas"]["Audience"];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed; default order.
             */
            updated_at: string;
        };
        Error: {
            error: components["schemas"]["ErrorDetails"];
            /** @description Same as `message`. */
            detail: string;
            /** @description Log ID of a 500. */
            error_id?: string;
        };
        ErrorDetails: components["schemas"]["Problem"] & {
            /** @description All problems of an invalid input, only for 400. */
            problems?: components["schemas"]["Problem"][];
        };
        /**
         * @description Error code, for programs; new ones may be added.
         * @enum {string}
         */
        ErrorCode: "unauthorized" | "internal_server_error" | "database_unavailable" | "storage_full" | "storage_unavailable" | "bad_request" | "bad_user_input" | "graphql_parse_failed" | "graphql_validation_failed" | "invalid_input" | "value_required" | "wrong_type" | "number_too_small" | "number_too_large" | "value_too_short" | "value_too_long" | "not_a_choice" | "unstorable_value" | "input_too_deep" | "too_many_values" | "list_too_long" | "too_large" | "request_from_another_site" | "access_token_refused" | "missing_scope" | "access_token_requests_used_up" | "too_many_requests" | "too_many_streams" | "not_found" | "no_such_call" | "body_required" | "unknown_parameter" | "unknown_field" | "method_not_allowed" | "stream_method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "unsupported_content_encoding" | "idempotency_key_length" | "idempotency_key_not_taken" | "idempotency_key_on_upload" | "idempotency_key_reused" | "idempotency_key_in_use" | "invalid_cursor" | "invalid_thread_cursor" | "invalid_stream_cursor" | "limit_not_number" | "limit_not_whole" | "limit_out_of_range" | "page_size_out_of_range" | "interests_out_of_range" | "too_many_nodes" | "history_place_ambiguous" | "position_not_number" | "invalid_date_time" | "invalid_time" | "invalid_day" | "date_too_early" | "date_too_late" | "period_reversed" | "period_too_long" | "variables_not_json" | "document_too_long" | "document_too_many_tokens" | "document_too_nested" | "operation_too_deep" | "operation_too_many_fields" | "operation_too_many_aliases" | "introspection_too_large" | "operation_too_costly" | "invalid_email" | "password_too_short" | "password_too_long" | "password_required" | "username_too_short" | "username_too_long" | "username_invalid_characters" | "username_edge_hyphen" | "username_reserved" | "username_recently_used" | "username_changed_too_often" | "username_taken" | "email_taken" | "wrong_credentials" | "wrong_password" | "no_password" | "sso_required" | "sso_failed" | "sso_unavailable" | "sso_email_unverified" | "sso_account_unverified" | "two_factor_required" | "wrong_two_factor_code" | "two_factor_on" | "two_factor_not_set_up" | "two_factor_setup_required" | "two_factor_enforced" | "link_required" | "link_expired" | "email_not_verified" | "email_already_verified" | "email_verification_off" | "too_many_attempts" | "too_many_sign_ins" | "answer_language_unknown" | "time_zone_unknown" | "no_such_time_zone" | "language_unknown" | "access_token_name_required" | "access_token_expiry_out_of_range" | "access_token_limit_out_of_range" | "access_token_scope_required" | "too_many_access_tokens" | "no_such_access_token" | "no_such_session" | "current_session" | "too_many_exports" | "passkey_failed" | "passkey_name_required" | "too_many_passkeys" | "no_such_passkey" | "email_unchanged" | "confirmation_required" | "confirmation_missing" | "not_text" | "empty_text" | "text_too_long" | "not_boolean" | "not_list" | "too_many_entries" | "invalid_post" | "invalid_project" | "invalid_photo_address" | "invalid_origin" | "public_fields_not_list" | "field_not_publishable" | "audience_unknown" | "field_audiences_not_list" | "photo_audiences_not_list" | "person_required" | "no_such_person" | "person_is_self" | "no_such_chosen_person" | "too_many_chosen_people" | "public_fields_repeated" | "unknown_section" | "sections_not_object" | "metadata_not_object" | "metadata_too_large" | "proposal_empty" | "proposal_decided" | "no_such_proposal" | "no_such_profile" | "twin_language_unknown" | "draft_source_required" | "too_many_drafts" | "stories_just_read" | "picture_required" | "picture_wrong_field" | "picture_too_large" | "picture_too_many_pixels" | "picture_damaged" | "unsupported_type" | "pictures_too_often" | "photos_too_often" | "no_such_conversation" | "conversations_gone" | "no_such_message" | "no_such_answer" | "no_such_conversation_type" | "no_such_import" | "import_running" | "name_kept" | "conversation_name_required" | "conversation_name_too_long" | "no_conversation_chosen" | "too_many_conversations" | "message_required" | "message_too_long" | "client_message_id_required" | "client_message_id_too_long" | "client_message_id_reused" | "too_many_attachments" | "attachment_missing" | "temporary_not_new" | "attachments_for_twin" | "elements_not_list" | "element_id_required" | "element_type_unknown" | "text_element_empty" | "file_element_empty" | "tool_call_element_unnamed" | "thread_id_required" | "not_last_answer" | "not_last_message" | "already_sending" | "too_many_runs" | "too_many_messages_at_once" | "twin_busy" | "too_many_messages" | "file_required" | "files_wrong_field" | "form_not_multipart" | "form_has_more_than_files" | "too_many_files" | "file_too_large" | "upload_interrupted" | "too_many_uploads" | "uploads_still_arriving" | "too_many_unsent_uploads" | "too_many_readings" | "no_such_file" | "no_such_project" | "project_name_required" | "too_many_projects" | "too_many_project_items" | "too_many_references" | "reference_missing" | "references_for_twin" | "no_such_saved_prompt" | "too_many_saved_prompts" | "no_such_scheduled_task" | "instruction_required" | "schedule_invalid" | "scheduled_in_past" | "too_many_scheduled_tasks" | "no_such_shared_conversation" | "nothing_to_share" | "conversation_too_long" | "too_many_continuations" | "model_unavailable" | "model_timeout" | "answer_too_long" | "model_rate_limited" | "model_rejected" | "model_key_rejected" | "model_unknown" | "model_input_too_long" | "model_message_too_long" | "memory_withheld" | "model_declined" | "model_empty" | "model_garbage" | "model_closed_early" | "interrupted" | "internal" | "no_such_queued_message" | "queue_full" | "answer_required" | "unknown_choice" | "question_closed" | "nothing_to_compact" | "answer_not_continuable" | "no_such_model_connection" | "no_such_model" | "too_many_model_connections" | "too_many_model_tests" | "default_model_fixed" | "default_model_required" | "model_address_invalid" | "model_address_with_password" | "provider_key_required" | "provider_key_invalid" | "provider_key_required_again" | "provider_key_rejected" | "provider_unknown_host" | "provider_address_private" | "own_keys_off" | "provider_unreachable" | "provider_certificate_invalid" | "provider_timeout" | "provider_redirects" | "provider_not_found" | "provider_rate_limited" | "provider_failed" | "provider_unreadable" | "provider_without_models" | "provider_model_missing" | "no_such_item" | "item_changed" | "item_kind_unknown" | "title_required" | "content_required" | "content_too_long" | "query_required" | "document_text_fixed" | "no_file_chosen" | "too_many_files_to_import" | "too_many_files_to_add" | "file_missing" | "too_many_imports" | "no_such_document" | "document_pending" | "document_too_large" | "document_file_too_large" | "file_not_readable" | "web_pages_off" | "web_page_address_invalid" | "web_page_address_with_password" | "web_page_address_private" | "web_page_not_reached" | "web_page_refused" | "web_page_too_slow" | "web_page_too_large" | "web_page_not_readable" | "too_many_documents" | "documents_too_large" | "no_such_memory" | "memory_required" | "memory_too_long" | "memory_known" | "no_such_memory_rule" | "too_many_memory_rules" | "memory_merged_with_itself" | "memories_of_different_projects" | "no_memories_found" | "memory_list_damaged" | "too_many_memories" | "secret_not_remembered" | "no_language_model" | "too_many_summaries" | "too_many_changes" | "no_such_twin" | "twin_closed" | "twin_closed_to_twins" | "own_twin_unavailable" | "talk_with_own_twin" | "talk_has_question" | "talk_not_taken_over" | "invalid_turns" | "twins_closed" | "guest_messages_used_up" | "network_messages_used_up" | "twin_messages_used_up" | "too_many_visitors" | "no_such_check" | "too_many_checks" | "blocked_by_owner" | "not_taken_over" | "no_such_receipt" | "no_such_inbox_entry" | "no_reply_to_publish" | "reply_required" | "no_such_answer_link" | "no_such_guest" | "too_many_visitor_messages" | "too_many_reports" | "no_such_question" | "plan_messages_used_up" | "access_token_messages_used_up" | "plan_uploads_used_up" | "plan_upload_size_used_up" | "plan_twin_messages_used_up" | "no_such_roadmap_item" | "roadmap_item_decided" | "suggestions_used_up" | "too_many_searches" | "notification_title_required" | "invalid_action_address" | "no_such_notification" | "account_suspended" | "own_account" | "last_operator" | "registration_closed" | "invitation_required" | "invitation_invalid" | "invitation_for_another_email" | "email_domain_not_allowed" | "registration_unknown" | "registration_fixed" | "invalid_email_domain" | "invitation_expiry_out_of_range" | "too_many_invitations" | "announcement_required" | "announcement_end_in_past" | "plan_limit_out_of_range" | "no_such_plan" | "username_mismatch" | "no_such_webhook" | "no_such_delivery" | "webhook_off" | "too_many_webhooks" | "too_many_webhook_changes" | "too_many_webhook_sends" | "webhook_address_invalid" | "webhook_address_private" | "webhook_address_with_password" | "webhook_events_required" | "webhook_event_unknown" | "webhook_events_repeated" | "invalid_push_subscription" | "too_many_push_subscriptions" | "no_speech" | "too_much_speech" | "speech_unavailable" | "no_transcription" | "audio_type_unknown" | "transcription_language_unknown" | "recording_too_large" | "too_much_transcription" | "transcription_unavailable";
        Problem: {
            /** @description Error message for the user. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Values in the message, such as a limit. */
            params?: {
                [key: string]: string | number;
            };
            /**
             * @description Path of the invalid parameter or field, such as `posts.0.title`.
             * @example file_ids.0
             */
            field?: string;
        };
        EmailVerification: {
            /** @description Username of the account. */
            username: string;
            /** @description Address that received the link. */
            email: string;
        };
        EmailProof: {
            /**
             * @description Token from the emailed link.
             * @example q0Zb2m…
             */
            token: string;
        };
        VerifiedEmail: {
            username: string;
        };
        Message: {
            /** @description Message for the user. */
            message: string;
        };
        EmailChange: {
            /**
             * @description Address that receives the link.
             * @example ada@example.org
             */
            email: string;
        };
        User: {
            /** Format: uuid */
            id: string;
            /** @description Email address in lower case. */
            email: string;
            email_verified: boolean;
            /** @description Unique username, path of the public page. */
            username: string;
            /** @description Display name; defaults to the username. */
            display_name: string;
            /** @description Profile picture’s absolute URL; null if none. */
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
             * @description When the account last changed.
             */
            updated_at: string;
        };
        PasswordChange: {
            /**
             * @description Current password of the account.
             * @example a long enough one
             */
            current_password: string;
            /**
             * @description New password, 8 to 128 characters.
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
             * @description When the latest email failed; null if sent.
             */
            email_failed_at: string | null;
            /**
             * @description IANA time zone; null if unknown.
             * @example Europe/Berlin
             */
            timezone: string | null;
            /**
             * @description Self-description for the assistant; null if empty.
             * @example Keeps a lighthouse.
             */
            about: string | null;
            /**
             * @description Interface language (BCP 47); null follows the browser.
             * @example de
             */
            language: string | null;
            /** @description Whether signing in requires a code. */
            two_factor_enabled: boolean;
            /** @description Whether two-factor authentication is required and can’t be turned off. */
            two_factor_required: boolean;
            /** @description Whether other requests are refused until two-factor authentication is set up. */
            needs_two_factor_setup: boolean;
            /**
             * @description The color theme.
             * @example system
             * @enum {string}
             */
            theme: "system" | "light" | "dark";
            /** @description Whether the weekly digest is also sent by email. */
            receives_digest_emails: boolean;
            /** @description Whether questions and messages of visitors are also sent by email. */
            receives_inbox_emails: boolean;
            /**
             * @description Tone of the assistant’s answers.
             * @example warm
             * @enum {string}
             */
            answer_tone: "neutral" | "warm" | "formal" | "playful";
            /**
             * @description Length of the assistant’s answers.
             * @example short
             * @enum {string}
             */
            answer_length: "short" | "medium" | "long";
            /**
             * @description Language of answers (ISO 639-1); null follows the message.
             * @example de
             */
            answer_language: string | null;
            /** @description Whether the assistant remembers new facts. */
            remembers_from_conversations: boolean;
        };
        AccountChange: {
            /**
             * @description IANA time zone; null to clear it.
             * @example Europe/Berlin
             */
            timezone?: string | null;
            /**
             * @description Self-description for the assistant, at most 2,000 characters, never shared; null clears it.
             * @example Keeps a lighthouse.
             */
            about?: string | null;
            /**
             * @description Interface language; null to follow the browser.
             * @example de
             * @enum {string|null}
             */
            language?: "en" | "de" | null;
            /**
             * @description Color theme; null leaves it unchanged.
             * @example dark
             * @enum {string|null}
             */
            theme?: "system" | "light" | "dark" | null;
            /**
             * @description Whether the weekly digest is also sent by email; null leaves it unchanged.
             * @example true
             */
            receives_digest_emails?: boolean | null;
            /**
             * @description Whether questions and messages of visitors are also sent by email; null leaves it unchanged.
             * @example false
             */
            receives_inbox_emails?: boolean | null;
            /**
             * @description Tone of the assistant’s answers; null leaves it unchanged.
             * @example warm
             * @enum {string|null}
             */
            answer_tone?: "neutral" | "warm" | "formal" | "playful" | null;
            /**
             * @description Length of the assistant’s answers; null leaves it unchanged.
             * @example short
             * @enum {string|null}
             */
            answer_length?: "short" | "medium" | "long" | null;
            /**
             * @description Language of answers (ISO 639-1); null follows the message.
             * @example de
             * @enum {string|null}
             */
            answer_language?: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "da" | "sv" | "fi" | "pl" | "cs" | "uk" | "ru" | "tr" | "ar" | "he" | "hi" | "zh" | "ja" | "ko" | null;
            /**
             * @description Whether the assistant remembers new facts; null leaves it unchanged.
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
             * @description Device; null if unknown.
             * @example Firefox on Linux
             */
            device: string | null;
            /**
             * @description Part of the IP address; null if unknown.
             * @example 203.0.113.…
             */
            address: string | null;
            /**
             * @description Whether the request uses this session.
             * @example false
             */
            is_current: boolean;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Last request, accurate to minutes.
             */
            last_active_at: string;
        };
        DeletedMany: {
            /** @description IDs of the deleted objects. */
            ids: string[];
        };
        Deleted: {
            /**
             * Format: uuid
             * @description ID of the deleted object.
             */
            id: string;
        };
        TwoFactorSetup: {
            /** @description `otpauth:` URI with the secret, for a QR code. */
            uri: string;
        };
        PasswordProof: {
            /**
             * @description Current password; omitted by accounts without one.
             * @example a long enough one
             */
            password?: string;
        };
        RecoveryCodes: {
            /** @description Codes for signing in without the app, each valid once. */
            recovery_codes: string[];
        };
        TwoFactorConfirmation: {
            /**
             * @description Six digits from the authenticator app.
             * @example 492039
             */
            code: string;
        };
        Done: {
            ok: boolean;
        };
        PasskeyOptions: {
            /** @description Public key options of WebAuthn in JSON. */
            options: {
                [key: string]: unknown;
            };
        };
        Session: {
            user: components["schemas"]["User"];
            token: string;
        };
        PasskeySignIn: {
            /**
             * @description Result of `PublicKeyCredential.toJSON()`.
             * @example {
             *       "id": "KEDetxZcUfinhVi6Za5nZQ",
             *       "rawId": "KEDetxZcUfinhVi6Za5nZQ",
             *       "type": "public-key",
             *       "response": {
             *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
             *         "authenticatorData": "SZYN5YgOjGh0NBcP",
             *         "signature": "MEUCIQDyJ1w"
             *       }
             *     }
             */
            credential: {
                id: string;
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    authenticatorData: string;
                    signature: string;
                    userHandle?: string | null;
                };
            };
        };
        PasskeyList: {
            passkeys: components["schemas"]["Passkey"][];
        };
        Passkey: {
            /** Format: uuid */
            id: string;
            /**
             * @description Name given by the owner.
             * @example Chrome on Linux
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Last use; null if unused.
             */
            last_used_at: string | null;
        };
        NewPasskey: {
            /**
             * @description Name, 1 to 60 characters; defaults to the device.
             * @example Security key
             */
            name?: string | null;
            /**
             * @description Result of `PublicKeyCredential.toJSON()`.
             * @example {
             *       "id": "KEDetxZcUfinhVi6Za5nZQ",
             *       "rawId": "KEDetxZcUfinhVi6Za5nZQ",
             *       "type": "public-key",
             *       "response": {
             *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
             *         "attestationObject": "o2NmbXRkbm9uZQ",
             *         "transports": [
             *           "internal"
             *         ]
             *       }
             *     }
             */
            credential: {
                id: string;
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    attestationObject: string;
                    transports?: string[] | null;
                };
            };
        };
        PasskeyChange: {
            /**
             * @description Name, 1 to 60 characters.
             * @example Security key
             */
            name: string;
        };
        SignInLinkRequest: {
            /**
             * @description The email address of the account, case-insensitive.
             * @example ada@example.org
             */
            email: string;
        };
        SignInLink: {
            /** @description Username of the account. */
            username: string;
        };
        SignInLinkCheck: {
            /**
             * @description Token from the emailed link.
             * @example q0Zb2m…
             */
            token: string;
        };
        SignInLinkProof: {
            /**
             * @description Token from the emailed link.
             * @example q0Zb2m…
             */
            token: string;
            /**
             * @description Code from the authenticator app, or a recovery code.
             * @example 492039
             */
            code?: string | null;
        };
        IdentityProof: {
            /**
             * @description Password of the account.
             * @example a long enough one
             */
            password?: string | null;
            /**
             * @description Code from the authenticator app.
             * @example 492039
             */
            code?: string;
            /**
             * @description Answer to the options of POST /auth/passkey/options.
             * @example {
             *       "id": "KEDetxZcUfinhVi6Za5nZQ",
             *       "rawId": "KEDetxZcUfinhVi6Za5nZQ",
             *       "type": "public-key",
             *       "response": {
             *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
             *         "authenticatorData": "SZYN5YgOjGh0NBcP",
             *         "signature": "MEUCIQDyJ1w"
             *       }
             *     }
             */
            passkey?: {
                id: string;
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    authenticatorData: string;
                    signature: string;
                    userHandle?: string | null;
                };
            } | null;
        };
        AccessTokenList: {
            access_tokens: components["schemas"]["AccessToken"][];
        };
        AccessToken: {
            /** Format: uuid */
            id: string;
            /**
             * @description Name given by the owner.
             * @example Backup script
             */
            name: string;
            /**
             * @description Beginning of the secret.
             * @example twn_3kX9aQ
             */
            prefix: string;
            /**
             * @description Operations that the token allows.
             * @example [
             *       "read",
             *       "chat"
             *     ]
             */
            scopes: ("read" | "write" | "chat" | "twin" | "operator")[];
            /**
             * @description Requests per minute; null for those of the account.
             * @example 60
             */
            requests_per_minute: number | null;
            /**
             * @description Messages per UTC day; null for those of the plan.
             * @example 100
             */
            messages_per_day: number | null;
            /**
             * @description Number of messages sent with the token today.
             * @example 12
             */
            messages_today: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Expiry time; null for none.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Last use, accurate to minutes; null if unused.
             */
            last_used_at: string | null;
        };
        CreatedAccessToken: {
            access_token: components["schemas"]["AccessToken"];
            /** @description Secret for `Authorization: Bearer …`, shown only once. */
            secret: string;
        };
        NewAccessToken: {
            /**
             * @description Purpose, 1 to 60 characters.
             * @example Backup script
             */
            name: string;
            /**
             * @description Allowed operations. Default: all but `operator`.
             * @example [
             *       "read",
             *       "chat"
             *     ]
             */
            scopes?: ("read" | "write" | "chat" | "twin" | "operator")[] | null;
            /**
             * @description Requests per minute, up to the limit of the account; null for that limit.
             * @example 60
             */
            requests_per_minute?: number | null;
            /**
             * @description Messages per UTC day, up to the limit of the plan; null for that limit.
             * @example 100
             */
            messages_per_day?: number | null;
            /**
             * @description Lifetime, 1 to 365 days; null for no expiry.
             * @example 90
             */
            expires_in_days?: number | null;
        };
        Registration: {
            /**
             * @description Email address not used by another account.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description Password, 8 to 128 characters.
             * @example a long enough one
             */
            password: string;
            /**
             * @description 3 to 20 lowercase letters, digits and hyphens; no hyphen at either end.
             * @example ada
             */
            username: string;
            /**
             * @description Display name, at most 80 characters; optional.
             * @example Ada
             */
            display_name?: string | null;
            /**
             * @description IANA time zone. Unknown zones are ignored.
             * @example Europe/London
             */
            timezone?: string | null;
            /**
             * @description Self-description for the assistant, at most 2,000 characters, never shared.
             * @example Keeps a lighthouse.
             */
            about?: string | null;
            /**
             * @description Secret of an invitation link; see GET /auth/registration.
             * @example q0Zb2m…
             */
            invitation?: string | null;
        };
        Credentials: {
            /**
             * @description The email address of the account, case-insensitive.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description Password of the account.
             * @example a long enough one
             */
            password: string;
            /**
             * @description Code from the authenticator app, or a recovery code.
             * @example 492039
             */
            code?: string | null;
        };
        Logout: {
            ok: boolean;
            /**
             * Format: uri
             * @description URL for the browser to sign out of the identity provider; null without one.
             * @example null
             */
            provider_logout_url: string | null;
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
             * @description Username as the user typed it.
             * @example ada
             */
            username: string;
        };
        EmailCheck: {
            /**
             * @description Email address as typed.
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
             * @description Emailed token, valid once for an hour.
             * @example q0Zb2m…
             */
            token: string;
            /**
             * @description Password, 8 to 128 characters.
             * @example a long enough one
             */
            password: string;
        };
        AccountDeletion: {
            /**
             * @description Current password; omitted by accounts without one.
             * @example a long enough one
             */
            password?: string;
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
                    /** Format: uuid */
                    step_id: string;
                    /** @description Position of the step; null while another branch is shown. */
                    position: number | null;
                    snippet: string;
                    found: string[];
                } | null;
            }[];
        };
        ThreadPage: {
            threads: components["schemas"]["Thread"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        NewThread: {
            /**
             * @description Agent that answers; defaults to the private assistant.
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
             * @description Name, 1 to 120 characters.
             * @example The boat
             */
            name?: string;
            /**
             * @description True to pin, which restores archived ones.
             * @example true
             */
            is_pinned?: boolean;
            /**
             * @description True to archive and unpin. The next message restores it.
             * @example false
             */
            is_archived?: boolean;
            /**
             * Format: uuid
             * @description Project of a conversation with the private assistant; null for none.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            project_id?: string | null;
        };
        Model: {
            /**
             * Format: uuid
             * @description ID for choosing the model; null if it cannot be chosen.
             * @example null
             */
            id: string | null;
            /**
             * @description The provider: `builtin`, `openai-compatible` or `anthropic`.
             * @example builtin
             */
            provider: string;
            /**
             * @description Provider’s name for the model.
             * @example llama3.2
             */
            name: string;
            /**
             * @description Connection of the model if another model has the same name; null otherwise.
             * @example null
             */
            connection_name: string | null;
            /**
             * @description Whether it is the built-in responder, which clients should label.
             * @example true
             */
            is_built_in: boolean;
            /**
             * @description Whether attached images are sent to it.
             * @example false
             */
            accepts_images: boolean;
        };
        ModelChoice: {
            /**
             * Format: uuid
             * @description Model from GET /models; null for the default.
             * @example null
             */
            model_id: string | null;
        };
        StartedChat: {
            /** Format: uuid */
            thread_id: string;
        };
        ThreadSelection: {
            /**
             * @description Conversations to delete, 1 to 100.
             * @example [
             *       "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"
             *     ]
             */
            ids: string[];
        };
        ChatProjectList: {
            projects: components["schemas"]["ChatProject"][];
        };
        NewChatProject: {
            /**
             * @description Name, 1 to 120 characters.
             * @example Lighthouse
             */
            name: string;
            /**
             * @description Instructions for the assistant, at most 8,000 characters.
             * @example Quote the keeper’s log.
             */
            instructions?: string;
        };
        ChatProjectChange: {
            /**
             * @description Name, 1 to 120 characters.
             * @example Lighthouse
             */
            name?: string;
            /**
             * @description Instructions for the assistant, at most 8,000 characters.
             * @example Quote the keeper’s log.
             */
            instructions?: string;
        };
        ChatProjectItems: {
            items: components["schemas"]["ListedKnowledgeItem"][];
        };
        SavedPromptPage: {
            saved_prompts: components["schemas"]["SavedPrompt"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        SavedPrompt: {
            /** Format: uuid */
            id: string;
            /** @description One line, 1 to 100 characters. */
            title: string;
            /** @description Message with fields such as `{{topic}}`, 1 to 8,000 characters. */
            text: string;
            /**
             * Format: date-time
             * @description When the prompt was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, otherwise created.
             */
            updated_at: string;
        };
        NewSavedPrompt: {
            /**
             * @description One line, 1 to 100 characters.
             * @example Weekly review
             */
            title: string;
            /**
             * @description Message with fields such as `{{topic}}`, 1 to 8,000 characters.
             * @example What did I learn about {{topic}} this week?
             */
            text: string;
        };
        SavedPromptChange: {
            /**
             * @description One line, 1 to 100 characters.
             * @example Weekly review
             */
            title?: string;
            /**
             * @description Message with fields such as `{{topic}}`, 1 to 8,000 characters.
             * @example What did I learn about {{topic}} this week?
             */
            text?: string;
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
        AnswerRatingInput: {
            /**
             * @description Rating of the answer; null removes it.
             * @example bad
             * @enum {string|null}
             */
            rating: "good" | "bad" | null;
            /**
             * @description Reason, at most 500 characters.
             * @example It quotes the wrong year.
             */
            reason?: string | null;
        };
        ThreadExport: {
            thread: components["schemas"]["Thread"];
            steps: components["schemas"]["Step"][];
            /** @description Questions and messages to the owner of the twin; omitted without any. */
            visitor_messages?: {
                /** Format: uuid */
                step_id: string;
                /** @enum {string} */
                kind: "question" | "message";
                text: string;
                /** Format: date-time */
                sent_at: string;
                /** @description Reply of the owner; null until then. */
                reply: string | null;
                /** Format: date-time */
                replied_at: string | null;
            }[];
        };
        ConversationImportList: {
            imports: components["schemas"]["ConversationImport"][];
        };
        NewConversationImport: {
            /**
             * Format: uuid
             * @description ID from POST /upload/files?read=false of a ChatGPT, Claude or Twain ZIP or conversations.json.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            file_id: string;
        };
        ConversationStarterList: {
            starters: components["schemas"]["ConversationStarter"][];
        };
        ConversationStarter: {
            /** @description One of `note`, `story` and `memory`. */
            kind: string;
            /** @description Title, or text of the memory. */
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
            /** @description Idempotency key of the request that started the run. */
            client_id: string;
            /**
             * @description Status of the run.
             * @enum {string}
             */
            status: "queued" | "running" | "completed" | "stopped" | "failed" | "interrupted";
            /** @description Number of starts, above 1 after failures or if continued. */
            attempt: number;
            error: {
                message: string;
                code: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When the message was sent.
             */
            created_at: string;
        };
        ReplacedAnswer: {
            run: components["schemas"]["Run"];
            /** @description IDs of the steps that are no longer shown. */
            deleted_step_ids: string[];
        };
        Retry: {
            /**
             * @description Idempotency key of at most 64 characters.
             * @example message-17
             */
            client_id?: string;
            /**
             * Format: uuid
             * @description Model of this and later answers, from GET /models; null keeps the current one.
             * @example null
             */
            model_id?: string | null;
            /**
             * @description Whether the previous answer, the last one, stays beside the new one until one is kept; see GET /chat/threads/{id}/comparison. Not allowed in conversations with twins.
             * @example false
             */
            is_compared?: boolean;
        };
        NewMessage: {
            /**
             * @description Text, 1 to 200,000 characters.
             * @example Where is the boat?
             */
            input: string;
            /**
             * @description Idempotency key of at most 64 characters.
             * @example message-17
             */
            client_id?: string;
        };
        Queue: {
            /** @description Queued messages in order, at most 20. */
            queued_messages: components["schemas"]["QueuedMessage"][];
        };
        QueuedMessage: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            thread_id: string;
            /** @description Text of the message. */
            text: string;
            /** @description IDs of uploaded attachments. */
            element_ids: string[];
            /** @description Content added as context. */
            references: components["schemas"]["Reference"][];
            /** @description Model of a second answer; null if none. */
            compared_model: components["schemas"]["Model"] | null;
            /**
             * Format: date-time
             * @description When the message was queued.
             */
            created_at: string;
        };
        NewQueuedMessage: {
            /**
             * @description Text, at most 200,000 characters. Required unless there are attachments.
             * @example Where is the boat?
             */
            input: string;
            /**
             * @description Idempotency key of at most 64 characters.
             * @example message-17
             */
            client_id?: string;
            /**
             * @description IDs of uploaded attachments.
             * @example []
             */
            element_ids?: string[];
            /**
             * @description Notes, stories, documents, conversations and projects of the caller as context, at most 5. Not for twins.
             * @example []
             */
            references?: components["schemas"]["NewReference"][];
            /**
             * Format: uuid
             * @description Model of a second answer, written after the first; see GET /chat/threads/{id}/comparison. Not allowed in messages to twins.
             * @example null
             */
            compared_model_id?: string | null;
        };
        NewReference: {
            /** @enum {string} */
            kind: "note" | "story" | "document" | "conversation" | "project";
            /** Format: uuid */
            id: string;
        };
        QueuedMessageText: {
            /**
             * @description Text, at most 200,000 characters. Required unless there are attachments.
             * @example Where is the boat?
             */
            input: string;
        };
        OpenComparison: {
            /** @description Open comparison; null if none. */
            comparison: components["schemas"]["Comparison"] | null;
        };
        Comparison: {
            /**
             * @description `waiting`: the second answer waits for the end of the first. `answering`: it is being written. `open`: both have ended.
             * @enum {string}
             */
            status: "waiting" | "answering" | "open";
            /** @description First and second answer. */
            answers: components["schemas"]["ComparedAnswer"][];
        };
        ComparedAnswer: {
            model: components["schemas"]["Model"];
            /** @description Step of the answer; null until it starts. */
            step: components["schemas"]["Step"] | null;
            /** @description Whether the next message continues this answer. */
            is_shown: boolean;
            /** @description Reason why the answer could not be started; null otherwise. */
            error: {
                message: string;
                code: string | null;
            } | null;
        };
        ConversationContextState: {
            /** @description Use of the window; null with the built-in responder. */
            context: components["schemas"]["ConversationContext"] | null;
            /** @description Summary of the earlier messages; null if none. */
            summary: components["schemas"]["ConversationSummary"] | null;
            /** @description Whether earlier messages are being summarized on request. */
            is_compacting: boolean;
            /** @description Error code of the last requested summary; null if none. */
            compaction_error: string | null;
        };
        ConversationContext: {
            /** @description Estimated tokens of the next request, without the next message. */
            tokens: number;
            /** @description Context window of the model, in tokens. */
            window_tokens: number;
            /** @description Estimated tokens from which earlier messages are summarized before an answer. */
            compacts_at_tokens: number;
            /** @description Input tokens of the last model call, reported by the provider; null if not reported. */
            last_prompt_tokens: number | null;
            /** @description Tokens read for all answers of the conversation, if reported. */
            read_tokens: number;
            /** @description Tokens written in all answers of the conversation, if reported. */
            written_tokens: number;
            /** @description Whether there are earlier messages to summarize. */
            can_compact: boolean;
        };
        ConversationSummary: {
            /** @description Text of the summary. */
            text: string;
            /** @description Position of the first step after the summary. */
            position: number;
        };
        QuestionAnswer: {
            /**
             * @description Chosen answers; one, unless several are allowed.
             * @example [
             *       "Friday"
             *     ]
             */
            choices?: string[];
            /**
             * @description Free text, instead of choices or in addition.
             * @example In the evening
             */
            text?: string;
        };
        ShownBranch: {
            thread: components["schemas"]["Thread"];
            step: components["schemas"]["Step"];
        };
        StreamRequest: {
            /**
             * @description Message text, empty for uploads alone; if omitted, follows the newest answer.
             * @example Where is the boat?
             */
            input?: string;
            /**
             * Format: uuid
             * @description Conversation; if omitted, starts a new one.
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
             * @description Notes, stories, documents, conversations and projects of the caller as context, at most 5. Not for twins.
             * @example []
             */
            references?: components["schemas"]["NewReference"][];
            /**
             * @description Idempotency key of at most 64 characters.
             * @example message-17
             */
            client_id?: string;
            /**
             * Format: uuid
             * @description Model of this and later answers, from GET /models; null keeps the current one.
             * @example null
             */
            model_id?: string | null;
            /**
             * Format: uuid
             * @description Model of a second answer, written after the first; see GET /chat/threads/{id}/comparison. Not allowed in messages to twins.
             * @example null
             */
            compared_model_id?: string | null;
            /**
             * Format: uuid
             * @description Project of a new conversation.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            project_id?: string | null;
            /**
             * @description Whether a new conversation is temporary; see `is_temporary` of Thread.
             * @example true
             */
            is_temporary?: boolean;
        };
        SharedConversationPage: {
            shared_conversations: components["schemas"]["SharedConversation"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        SharedConversation: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description ID of the copied conversation.
             */
            thread_id: string;
            /**
             * @description Secret link to the snapshot.
             * @example https://twain.example/shared/AZrO2h4hcQmT
             */
            url: string;
            /**
             * @description Number of copied messages.
             * @example 4
             */
            message_count: number;
            /**
             * @description Whether visitors see the owner’s name.
             * @example false
             */
            shows_name: boolean;
            /**
             * Format: date-time
             * @description When sharing began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the messages were copied.
             */
            updated_at: string;
        };
        ConversationSharingState: {
            /** @description Current snapshot; null if not shared. */
            shared_conversation: components["schemas"]["SharedConversation"] | null;
            /** @description Messages that sharing would copy now. */
            messages: components["schemas"]["SharedMessage"][];
        };
        SharedMessage: {
            /**
             * @description Question or answer, in Markdown.
             * @example Where is the lighthouse?
             */
            text: string;
            /**
             * @description Whether AI generated the text.
             * @example false
             */
            ai_generated: boolean;
        };
        ConversationSharing: {
            /**
             * @description Whether visitors see the caller’s name.
             * @default false
             * @example false
             */
            shows_name: boolean;
        };
        ConversationSnapshot: {
            /**
             * @description Owner’s name; null if hidden.
             * @example null
             */
            owner_name: string | null;
            /**
             * Format: date-time
             * @description When the messages were copied.
             */
            shared_at: string;
            /** @description Messages, oldest first, at most 1,000. */
            messages: components["schemas"]["SharedMessage"][];
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
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        TwinConversation: {
            /** Format: uuid */
            id: string;
            /**
             * @description Type of visitor: `guest` without an account, `member` with one.
             * @example guest
             * @enum {string}
             */
            visitor_kind: "guest" | "member";
            /**
             * @description Username; null if anonymous.
             * @example grace
             */
            visitor_username: string | null;
            /**
             * @description Beginning of the first message, or null.
             * @example Who are you?
             */
            first_question: string | null;
            /** @description Beginning of the newest message, or null. */
            last_message_preview: string | null;
            /**
             * @description Number of messages by both.
             * @example 4
             */
            step_count: number;
            /**
             * @description Whether the visitor’s twin talks instead of the visitor.
             * @example false
             */
            is_talk: boolean;
            /**
             * @description Whether an answer is being written.
             * @example false
             */
            is_answering: boolean;
            /**
             * @description Whether the owner has taken over.
             * @example false
             */
            is_taken_over: boolean;
            /**
             * @description Whether the visitor is blocked.
             * @example false
             */
            is_blocked: boolean;
            /**
             * Format: date-time
             * @description When the conversation started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Last message, for sorting.
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
             * @description Author of the message; `owner` with an empty text where the twin gave no answer.
             * @example visitor
             * @enum {string}
             */
            author: "visitor" | "twin" | "owner";
            /**
             * @description Message text, possibly still growing.
             * @example Who are you?
             */
            text: string;
            /**
             * @description Whether AI generated the text.
             * @example false
             */
            ai_generated: boolean;
            /** @description Sources cited as `[number]`, as of the answer. */
            citations: components["schemas"]["Citation"][];
            /**
             * @description Whether the twin couldn’t answer.
             * @example false
             */
            is_unanswered: boolean;
            /**
             * @description Whether the answer failed.
             * @example false
             */
            is_error: boolean;
            /**
             * @description Approval by the owner; null if not needed. The text is a notice unless approved.
             * @example null
             * @enum {string|null}
             */
            approval: "waiting" | "approved" | "rejected" | null;
            /**
             * @description Rating by the visitor; null if none.
             * @example good
             * @enum {string|null}
             */
            rating: "good" | "bad" | null;
            /**
             * @description Visitor’s reason; null if none.
             * @example null
             */
            rating_reason: string | null;
            /**
             * Format: date-time
             * @description When it was created.
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
             * @description Latest wording, at most 500 characters.
             * @example Where are the keys?
             */
            text: string;
            /**
             * @description Number of times asked.
             * @example 2
             */
            count: number;
            /**
             * Format: date-time
             * @description When last asked, for sorting.
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
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
            /**
             * @description Number of unread entries of all types.
             * @example 1
             */
            unread_count: number;
        };
        InboxEntry: {
            /** Format: uuid */
            id: string;
            /**
             * @description Type: a `question` the twin could not answer, a `message`, a `lead` (a message with an email address), or an `approval`.
             * @example question
             * @enum {string}
             */
            kind: "question" | "message" | "lead" | "approval";
            /**
             * @description Message, or the question as last sent.
             * @example Do you take apprentices?
             */
            text: string;
            /**
             * @description Times sent; 1 except for questions.
             * @example 2
             */
            count: number;
            /**
             * Format: date-time
             * @description When last sent, for sorting.
             */
            sent_at: string;
            /** @description Whether the caller has read it. */
            is_read: boolean;
            /** @description Caller’s reply; null if none. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When the caller replied; null if not.
             */
            replied_at: string | null;
            /** @description Answer to approve; null for other entries. */
            proposed_answer: string | null;
            /**
             * Format: uuid
             * @description ID of the published note; null if none.
             */
            item_id: string | null;
            /**
             * Format: uuid
             * @description ID of its latest conversation, for GET /twin-conversations/{id}.
             */
            conversation_id: string;
            /** @description Latest visitor’s username; null if anonymous. */
            visitor_username: string | null;
        };
        InboxReply: {
            /**
             * @description Reply, 1 to 10,000 characters.
             * @example Yes, from March on.
             */
            text: string;
        };
        VisitorMessage: {
            /** Format: uuid */
            id: string;
            /**
             * @description Type: a `question` the twin could not answer, or a `message`.
             * @example question
             * @enum {string}
             */
            kind: "question" | "message";
            /**
             * @description Question or message, up to 2,000 characters.
             * @example Do you take apprentices?
             */
            text: string;
            /**
             * @description Position of the answer it follows.
             * @example 1
             */
            position: number;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sent_at: string;
            /** @description Reply by the owner; null until then. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When the owner replied; null until then.
             */
            replied_at: string | null;
            /**
             * Format: email
             * @description Email address in the message that gets an email about the reply; null without one.
             * @example null
             */
            emailed_to: string | null;
            /** @description Secret for GET /visitor-messages, granting access to message and reply. */
            secret: string;
        };
        NewVisitorMessage: {
            /**
             * @description Message of 1 to 2,000 characters.
             * @example Please call me.
             */
            text?: string;
        };
        VisitorMessageList: {
            messages: components["schemas"]["VisitorMessage"][];
        };
        MemorySummary: {
            /** @description Sections in reading order. */
            sections: components["schemas"]["MemorySummarySection"][];
            /** @description Number of active memories. */
            memory_count: number;
            /** @description Number of memories in the summary, the newest, at most 200. */
            covered_count: number;
            /** @description Model that can write the text; null without a language model. */
            writer: string | null;
            /** @description Model that wrote the text; null if not written. */
            written_by: string | null;
            /**
             * Format: date-time
             * @description When the text was written; null if not written.
             */
            written_at: string | null;
            /** @description Whether a memory was added, changed or forgotten since the text was written. */
            is_outdated: boolean;
        };
        MemorySummarySection: {
            /**
             * @description `written` by a language model, `self` (first person), `subject` (sharing the word of the title), `project` (used only there) or `other`.
             * @enum {string}
             */
            kind: "written" | "self" | "subject" | "other" | "project";
            /** @description Heading of the model, shared word or project name; null if none, or the project is deleted. */
            title: string | null;
            /** @description Whether AI generated the text. */
            ai_generated: boolean;
            /**
             * Format: uuid
             * @description Project of its memories, even if deleted; null for others.
             */
            project_id: string | null;
            /** @description Sentences in reading order. */
            sentences: components["schemas"]["MemorySummarySentence"][];
        };
        MemorySummarySentence: {
            /** @description Text of the memory, or of the model that wrote the summary. */
            text: string;
            /** @description Source memories, at least one. */
            memory_ids: string[];
        };
        MemoryCandidates: {
            /** @description Distinct memories in the order of the list, at most 500. */
            candidates: components["schemas"]["MemoryCandidate"][];
        };
        MemoryCandidate: {
            /** @description One line, without list mark, date and restrictions. */
            content: string;
            /**
             * Format: uuid
             * @description The only project whose conversations use it; null for everywhere.
             */
            project_id: string | null;
            /** @description Name of that project; null if none. */
            project_name: string | null;
            /** @description Names of models that never receive it. */
            never_sent_to: string[];
            /**
             * @description `new`, `known` (already remembered), `secret` (password, key or card number) or `too_long`. Only `new` ones can be added.
             * @enum {string}
             */
            state: "new" | "known" | "secret" | "too_long";
        };
        MemoryList: {
            /**
             * @description Markdown, plain lines or JSON, up to 200,000 characters.
             * @example - 2026-03-01: The boat is called Freya.
             */
            text: string;
        };
        ImportedMemories: {
            /** @description Number of memories added. */
            added_count: number;
            /** @description Number skipped as already remembered. */
            known_count: number;
        };
        MemoryImport: {
            /**
             * @description 1 to 500 memories.
             * @example [
             *       {
             *         "content": "The boat is called Freya."
             *       }
             *     ]
             */
            memories: components["schemas"]["ListedMemory"][];
        };
        ListedMemory: {
            /**
             * @description One line, 1 to 1,000 characters.
             * @example The boat is called Freya.
             */
            content: string;
            /**
             * Format: uuid
             * @description The only project whose conversations use it; null for everywhere. Used nowhere if the user has no such project.
             * @example null
             */
            project_id?: string | null;
            /**
             * @description Names of models that never receive it.
             * @example [
             *       "llama3.2"
             *     ]
             */
            never_sent_to?: string[] | null;
        };
        MemoryPage: {
            memories: components["schemas"]["Memory"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        Memory: {
            /** Format: uuid */
            id: string;
            /** @description One line, 1 to 1,000 characters. */
            content: string;
            /**
             * Format: date-time
             * @description When the memory was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed, otherwise created.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Last citation; null if never.
             */
            last_used_at: string | null;
            /** @description Whether the assistant saved it without being asked. */
            is_noticed: boolean;
            /**
             * Format: uuid
             * @description ID of the superseding memory; null for active ones.
             */
            superseded_by: string | null;
            /** @description Superseded memories, newest first. */
            earlier: {
                /** Format: uuid */
                id: string;
                content: string;
                /** Format: date-time */
                created_at: string;
            }[];
            /**
             * Format: uuid
             * @description Source conversation; null if none or deleted.
             */
            thread_id: string | null;
            /** @description Position of the source message, if any. */
            position: number | null;
            /**
             * Format: uuid
             * @description The only project whose conversations use it, even if deleted; null for everywhere.
             */
            project_id: string | null;
            /** @description Names of models that never receive it. */
            never_sent_to: string[];
        };
        NewMemory: {
            /**
             * @description One line, 1 to 1,000 characters.
             * @example The boat is called Freya.
             */
            content: string;
        };
        MemoryChange: {
            /**
             * @description One line, 1 to 1,000 characters.
             * @example The boat is called Freya.
             */
            content?: string;
            /**
             * Format: uuid
             * @description The only project whose conversations use it; null for everywhere.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            project_id?: string | null;
            /**
             * @description Names of models from GET /models that never receive it.
             * @example [
             *       "llama3.2"
             *     ]
             */
            never_sent_to?: string[];
        };
        MemoryMerge: {
            /**
             * Format: uuid
             * @description ID of the memory to forget.
             * @example 0199c1d2-7b1c-7cc0-8000-1234567890ab
             */
            other_id: string;
            /**
             * @description Merged text, 1 to 1,000 characters.
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
            /**
             * @description Action of the proposal.
             * @enum {string}
             */
            action: "remember" | "forget";
            /** @description Text of the memory. */
            content: string;
            /** @description Whether untrusted content was read before. */
            has_untrusted_content: boolean;
            /**
             * Format: date-time
             * @description When it was proposed.
             */
            created_at: string;
        };
        MemoryRuleList: {
            rules: components["schemas"]["MemoryRule"][];
        };
        MemoryRule: {
            /** Format: uuid */
            id: string;
            /** @description Lower-case words; memories with most of them are refused. */
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
             * @description Memory to forget for the rule.
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
            /**
             * @description Source of the proposal.
             * @enum {string}
             */
            source: "stories" | "private_brain" | "profile_pal" | "testing";
            /** @description One of display_name, title, bio, location, interests, achievements, skills and projects. */
            field: string;
            /** @description Proposed text or list item. */
            value: string;
            /** @description Exact source sentence; null if none. */
            evidence: string | null;
            /** Format: uuid */
            source_item_id: string | null;
            /**
             * @description Decision of the owner.
             * @enum {string}
             */
            status: "pending" | "accepted" | "rejected";
            /**
             * Format: date-time
             * @description When it was proposed.
             */
            created_at: string;
        };
        AcceptedProposals: {
            proposals: components["schemas"]["ProfileProposal"][];
            profile: components["schemas"]["Profile"];
        };
        Profile: {
            /** Format: uuid */
            id: string;
            /** @description Email address, never public. */
            email: string;
            /** @description Unique username, path of the public page. */
            username: string;
            /** @description Display name; null for the username. */
            display_name: string | null;
            /** @description Headline, such as a job title; not public by default. */
            title: string | null;
            /** @description Biography; null if empty. */
            bio: string | null;
            /** @description Interests in the owner’s order. */
            interests: string[];
            /** @description Achievements in the owner’s order. */
            achievements: string[];
            /** @description Profile picture’s absolute URL; null if none. */
            avatar_url: string | null;
            profile_picture_url: string | null;
            public: boolean;
            audience: components["schemas"]["Audience"];
            /**
             * Format: date-time
             * @description When it was first edited; until then, when the account was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /** @description Public page’s absolute URL; null while private. */
            public_profile_url: string | null;
            /** @description Chosen public fields; empty for all except headline and location. */
            public_fields: ("display_name" | "avatar_url" | "title" | "bio" | "interests" | "location" | "achievements" | "posts" | "photos" | "skills" | "projects")[];
            /** @description The audience of each field that can be shared. */
            field_audiences: components["schemas"]["FieldAudience"][];
            /** @description Audience of each photo, in order. */
            photo_audiences: components["schemas"]["PhotoAudience"][];
            /** @description Whether visitors can talk to the twin of a public profile. */
            twin_enabled: boolean;
            /** @description Whether other twins may talk with the twin. */
            open_to_twins: boolean;
            /** @description Suggested questions in the owner’s order. */
            suggested_questions: string[];
            /** @description Origins that may embed the twin. */
            embed_origins: string[];
            /** @description Whether visitors see the accuracy of the twin. */
            shows_accuracy: boolean;
            /** @description Custom data from clients, never public. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Posts in the owner’s order. */
            posts: (string | {
                title: string;
                content: string;
            })[];
            /** @description Photo URLs; three are shown publicly. */
            photos: string[];
            /** @description Skills in the owner’s order. */
            skills: string[];
            /** @description Projects in the owner’s order. */
            projects: (string | {
                title: string;
                description?: string;
            })[];
            /** @description Location, private unless in `public_fields`. */
            location: string | null;
            /** @description Custom twin data; only `section_visibility` is public. */
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
        FieldAudience: {
            /**
             * @description Name of the profile field.
             * @example bio
             * @enum {string}
             */
            field: "display_name" | "avatar_url" | "title" | "bio" | "interests" | "location" | "achievements" | "posts" | "photos" | "skills" | "projects";
            audience: components["schemas"]["Audience"];
        };
        PhotoAudience: {
            /**
             * @description URL of the photo.
             * @example https://example.org/lamp.webp
             */
            photo: string;
            audience: components["schemas"]["Audience"];
        };
        ProposalsAcceptance: {
            /**
             * @description IDs of the proposals.
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
             * @description Replacement text; null for the proposed one.
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
             * @description Biography or CV, at most 100,000 characters.
             * @example Ada keeps a lighthouse in Skagen. In her free time she enjoys sailing and old maps.
             */
            text?: string | null;
            /**
             * Format: uuid
             * @description ID of an upload, such as a CV.
             * @example 0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d
             */
            file_id?: string | null;
            /**
             * @description Public HTTP or HTTPS URL about the caller.
             * @example https://ada.example/about
             */
            url?: string | null;
        };
        ProfileFieldDraft: {
            /**
             * @description Answer, at most 100,000 characters, split for lists.
             * @example I live in Skagen
             */
            answer?: string | null;
            /**
             * @description Exact values instead of an answer; an empty list withdraws the drafts.
             * @example [
             *       "Skagen"
             *     ]
             */
            values?: string[] | null;
        };
        ChosenPeople: {
            people: components["schemas"]["ChosenPerson"][];
        };
        ChosenPerson: {
            /** Format: uuid */
            id: string;
            /**
             * @description Member’s username; null if chosen by email address.
             * @example bob
             */
            username: string | null;
            /**
             * @description Email address, if chosen by it; null otherwise.
             * @example null
             */
            email: string | null;
            /**
             * Format: date-time
             * @description When the owner chose the person.
             */
            created_at: string;
        };
        NewChosenPerson: {
            /**
             * @description Member’s username, or an email address.
             * @example bob
             */
            person: string;
        };
        OwnInvitationLink: {
            invitation_link: components["schemas"]["InvitationLink"];
        };
        InvitationLink: {
            /**
             * @description URL to share. Opening it adds the visitor.
             * @example https://twain.example/invitation/AZrO2h4hcQmT
             */
            url: string;
            /**
             * @description Number of visitors and members who opened it.
             * @example 2
             */
            visitor_count: number;
            /**
             * Format: date-time
             * @description When the link was created.
             */
            created_at: string;
        } | null;
        ProfileChange: {
            /**
             * @description 3 to 20 lowercase letters, digits and hyphens; no hyphen at either end. The previous username stays reserved for its owner for a year, and its links redirect.
             * @example ada
             */
            username?: string;
            /**
             * @description Headline on one line; null to clear it.
             * @example Keeper
             */
            title?: string | null;
            /**
             * @description Biography, at most 2,000 characters; null to clear it.
             * @example Keeps a lighthouse.
             */
            bio?: string | null;
            /**
             * @description Location; null to clear it.
             * @example Skagen
             */
            location?: string | null;
            /**
             * @description Interests, at most 50 of 80 characters.
             * @example [
             *       "sailing"
             *     ]
             */
            interests?: string[];
            /**
             * @description Achievements, at most 100 of 500 characters.
             * @example [
             *       "Kept the lamp lit for ten years"
             *     ]
             */
            achievements?: string[];
            /**
             * @description Skills, at most 100 of 80 characters.
             * @example [
             *       "welding"
             *     ]
             */
            skills?: string[];
            /**
             * @description Posts, at most 100, as texts or objects with title and content.
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
             * @description Projects, at most 100, as names or objects with title and description.
             * @example [
             *       {
             *         "title": "Lamp",
             *         "description": "Projects, as names or {title, description}."
             *       }
             *     ]
             */
            projects?: (string | {
                title: string;
                description?: string;
            })[];
            /**
             * @description Photo URLs, at most 50. To upload a photo, use POST /profile/photos.
             * @example [
             *       "https://example.org/lamp.webp"
             *     ]
             */
            photos?: string[];
            /**
             * @description Readers of the profile and the twin; no field or item has more.
             * @example link
             * @enum {string}
             */
            audience?: "private" | "people" | "link" | "listed";
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
             * @description Display name, at most 80 characters; blank resets it.
             * @example Ada
             */
            display_name?: string | null;
            /**
             * @description Lists the profile or makes it private, if changed. Requires a confirmed email address.
             * @example true
             */
            public?: boolean;
            /**
             * @description Public fields; empty for the default.
             * @example [
             *       "bio",
             *       "skills"
             *     ]
             */
            public_fields?: ("display_name" | "avatar_url" | "title" | "bio" | "interests" | "location" | "achievements" | "posts" | "photos" | "skills" | "projects")[];
            /**
             * @description Audiences to change, at most 50. Other fields keep theirs.
             * @example [
             *       {
             *         "field": "bio",
             *         "audience": "people"
             *       }
             *     ]
             */
            field_audiences?: {
                /** @enum {string} */
                field: "display_name" | "avatar_url" | "title" | "bio" | "interests" | "location" | "achievements" | "posts" | "photos" | "skills" | "projects";
                /** @enum {string} */
                audience: "private" | "people" | "link" | "listed";
            }[];
            /**
             * @description Audiences to change, at most 50, by photo URL.
             * @example [
             *       {
             *         "photo": "https://example.org/lamp.webp",
             *         "audience": "people"
             *       }
             *     ]
             */
            photo_audiences?: {
                photo: string;
                /** @enum {string} */
                audience: "private" | "people" | "link" | "listed";
            }[];
            /**
             * @description Whether visitors can talk to the twin of a public profile.
             * @example true
             */
            twin_enabled?: boolean;
            /**
             * @description Whether other twins may talk with the twin.
             * @example true
             */
            open_to_twins?: boolean;
            /**
             * @description At most 5 questions of 120 characters.
             * @example [
             *       "What do you keep?"
             *     ]
             */
            suggested_questions?: string[];
            /**
             * @description At most 20 HTTPS origins that may embed the twin; HTTP only on localhost.
             * @example [
             *       "https://example.org"
             *     ]
             */
            embed_origins?: string[];
            /**
             * @description Whether visitors see the accuracy of the twin.
             * @example true
             */
            shows_accuracy?: boolean;
            /**
             * @description Twin data, merged by key; null removes a key.
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
             * @description JPEG, PNG, WebP, GIF or AVIF image of at most 10 MB.
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
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        DocumentExcerpt: {
            /** @description Parts in document order. */
            parts: {
                /**
                 * @description Zero-based position in the document.
                 * @example 0
                 */
                position: number;
                /**
                 * @description Page number from 1; null without pages.
                 * @example 1
                 */
                page: number | null;
                /**
                 * @description Offset in the text, in UTF-16 code units.
                 * @example 0
                 */
                start: number;
                /** @description Text; headings start with number signs. */
                text: string;
            }[];
            /**
             * @description Number of parts in total.
             * @example 12
             */
            part_count: number;
            /** @description Position of the requested passage, if any. */
            passage: {
                start: number;
                end: number;
            } | null;
        };
        NewWebPage: {
            /**
             * @description Public URL; HTTPS by default.
             * @example https://example.org/journal/rigging
             */
            url: string;
        };
        StoryImport: {
            /** @description Whether it continues in the background (above 512 KB). */
            is_running: boolean;
            /** @description Results in file order. */
            files: {
                /**
                 * @description Name of the uploaded file.
                 * @example diary.md
                 */
                file_name: string;
                /**
                 * @description Number of stories added.
                 * @example 3
                 */
                story_count: number;
                /**
                 * @description Stories skipped as already imported.
                 * @example 0
                 */
                known_count: number;
                /** @description Reason why nothing was imported; null otherwise. */
                problem: string | null;
            }[];
            /** @description New stories. */
            stories: components["schemas"]["ListedKnowledgeItem"][];
        };
        StoryImportRequest: {
            /**
             * @description At most 20 fresh upload IDs: .md or .txt files, up to 5 MB each.
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
             * @description Cursor for `after`; null on the last page.
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
             * @description Matching sentences, without Markdown.
             * @example The spare keys hang behind the lamp.
             */
            passage: string;
            /**
             * @description Passage number in a document, if any.
             * @example null
             */
            ordinal: number | null;
            /**
             * @description Page of a document; null without pages.
             * @example null
             */
            page: number | null;
        };
        CreatedKnowledgeItem: components["schemas"]["KnowledgeItem"] & {
            /** @description Key of the closed twin question; null if none. */
            answered_question: string | null;
        };
        KnowledgeItem: components["schemas"]["ListedKnowledgeItem"] & {
            /**
             * @description Markdown; for documents the beginning of GET /knowledge/documents/{id}/text.
             * @example The spare keys hang behind the lamp.
             */
            content: string;
        };
        NewKnowledgeItem: {
            /**
             * @description Note or story; documents need files.
             * @example note
             * @enum {string}
             */
            kind: "note" | "story";
            /**
             * @description Title, 1 to 200 characters.
             * @example Lighthouse keys
             */
            title: string;
            /**
             * @description Text, 1 to 200,000 characters.
             * @example The spare keys hang behind the lamp.
             */
            content: string;
            /**
             * @description Whether the item is listed; see `audience`.
             * @example false
             */
            is_public?: boolean;
            /**
             * @description Readers of the item; private by default.
             * @example link
             * @enum {string}
             */
            audience?: "private" | "people" | "link" | "listed";
            /**
             * @description Key of the twin question that it answers; a public item closes it.
             * @example where are the keys
             */
            answers_question?: string;
        };
        KnowledgeItemChange: {
            /**
             * @description Title, 1 to 200 characters.
             * @example Lighthouse keys
             */
            title?: string;
            /**
             * @description Text, 1 to 200,000 characters.
             * @example The spare keys hang behind the lamp.
             */
            content?: string;
            /**
             * @description Lists the item or makes it private, if changed.
             * @example true
             */
            is_public?: boolean;
            /**
             * @description Readers, from the twin’s next answer.
             * @example people
             * @enum {string}
             */
            audience?: "private" | "people" | "link" | "listed";
            /**
             * Format: date-time
             * @description `updated_at` of the edited version; fails if the item changed later.
             * @example 2026-01-31T09:30:00Z
             */
            unchanged_since?: string;
        };
        TwinPreview: {
            passages: components["schemas"]["TwinPassage"][];
        };
        TwinPassage: {
            /**
             * @description Type of the source.
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
             * @description Title of the source.
             * @example Lighthouse keys
             */
            title: string;
            /** @description Verbatim passage, or its relevant sentences. */
            text: string;
        };
        OwnTwinAccuracy: {
            /** @description Figures; null before the first measurement. */
            accuracy: components["schemas"]["TwinAccuracy"] | null;
        };
        TwinAccuracy: {
            /**
             * Format: date-time
             * @description When the figures were measured.
             */
            measured_at: string;
            /**
             * @description Number of answers that the owner corrected.
             * @example 12
             */
            check_count: number;
            /**
             * @description Corrected answers that the twin repeated in its last check.
             * @example 11
             */
            passed_count: number;
            /**
             * @description Number of recent questions that public content does not answer, at most 50.
             * @example 8
             */
            unsourced_count: number;
            /**
             * @description Unsourced questions that the twin declined instead of answering without a source.
             * @example 8
             */
            refused_count: number;
            /**
             * @description Number of recent answers to visitors with citations, at most 50.
             * @example 40
             */
            answer_count: number;
            /**
             * @description Recent answers whose citations all lead to a public text.
             * @example 40
             */
            traced_count: number;
        };
        AnswerApproval: {
            /**
             * @description Edited answer, 1 to 200,000 characters.
             * @example I keep two hives.
             */
            text?: string;
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
             * @description ISO 639-1 codes, the preferred first; empty for the visitor’s language.
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
             * @description Alternative offered when declining, at most 300 characters; null for none.
             * @example Ask me about birds instead.
             */
            decline_reply: string | null;
            /**
             * @description How strictly the twin keeps to public sources. `general_knowledge` is marked in the answer and never used about the owner.
             * @example public_sources
             * @enum {string}
             */
            source_rule: "quotes_only" | "public_sources" | "general_knowledge";
            /**
             * @description Subjects on which answers wait for the owner’s approval, at most 20 of 80 characters.
             * @example [
             *       "salary"
             *     ]
             */
            approval_subjects: string[];
            /**
             * @description Whether all answers wait for approval.
             * @example false
             */
            approves_every_answer: boolean;
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
             * @description ISO 639-1 codes, the preferred first; empty for the visitor’s language.
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
             * @description Alternative offered when declining, at most 300 characters; null for none.
             * @example Ask me about birds instead.
             */
            decline_reply?: string | null;
            /**
             * @description How strictly the twin keeps to public sources. `general_knowledge` is marked in the answer and never used about the owner.
             * @example public_sources
             * @enum {string}
             */
            source_rule?: "quotes_only" | "public_sources" | "general_knowledge";
            /**
             * @description Subjects on which answers wait for the owner’s approval, at most 20 of 80 characters.
             * @example [
             *       "salary"
             *     ]
             */
            approval_subjects?: string[];
            /**
             * @description Whether all answers wait for approval.
             * @example false
             */
            approves_every_answer?: boolean;
        };
        QuestionIdeas: {
            /**
             * @description Questions.
             * @example [
             *       "What do you do?"
             *     ]
             */
            questions: string[];
        };
        TwinCheckList: {
            checks: components["schemas"]["TwinCheck"][];
        };
        NewTwinCheck: {
            /**
             * Format: uuid
             * @description Twin’s message to a visitor or the caller.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
            /**
             * @description Question, at most 200 characters; the visitor’s message by default.
             * @example What do you charge per day?
             */
            question?: string;
            /**
             * @description Owner’s answer, at most 2,000 characters.
             * @example My day rate is 640 euros.
             */
            answer: string;
        };
        TwinCheckChange: {
            /**
             * @description Question, at most 200 characters.
             * @example What do you charge per day?
             */
            question?: string;
            /**
             * @description Owner’s answer, at most 2,000 characters.
             * @example My day rate is 640 euros.
             */
            answer?: string;
        };
        LatestTwinPrivacyCheck: {
            /** @description Result; null before the first check. */
            check: components["schemas"]["TwinPrivacyCheck"] | null;
        };
        TwinPrivacyCheck: {
            /**
             * Format: date-time
             * @description When the check ended.
             */
            checked_at: string;
            /**
             * @description Number of private texts asked for: up to 40 passages and hidden fields.
             * @example 42
             */
            fact_count: number;
            /**
             * @description Number of questions that found private content; 0 is expected.
             * @example 0
             */
            reached_count: number;
            /**
             * @description Number of recent answers with sources, at most 50.
             * @example 40
             */
            answer_count: number;
            /**
             * @description Recent answers whose sources are all still public.
             * @example 40
             */
            traced_count: number;
        };
        TwinReceipt: {
            /**
             * @description Name of the model.
             * @example gpt-5
             */
            model: string;
            /**
             * @description How strictly the twin kept to public sources.
             * @example public_sources
             * @enum {string}
             */
            source_rule: "quotes_only" | "public_sources" | "general_knowledge";
            /**
             * Format: date-time
             * @description When the request was sent.
             */
            sent_at: string;
            /**
             * @description Milliseconds until completion; null before.
             * @example 1840
             */
            duration_ms: number | null;
            /**
             * @description Tokens read by the model, if reported.
             * @example 1200
             */
            prompt_tokens: number | null;
            /**
             * @description Tokens written by the model, if reported.
             * @example 34
             */
            completion_tokens: number | null;
            /** @description Passages given to the model, by number. */
            passages: components["schemas"]["TwinReceiptPassage"][];
            /** @description Counts of withheld relevant content. */
            withheld: components["schemas"]["TwinReceiptWithheld"][];
        };
        TwinReceiptPassage: {
            /**
             * @description Number in brackets in the answer, if cited.
             * @example 1
             */
            number: number;
            /**
             * @description Type of the source.
             * @example profile
             * @enum {string}
             */
            kind: "item" | "profile";
            /**
             * @description ID of the item, or field name.
             * @example bio
             */
            source_id: string;
            /**
             * @description Title of the source at that time.
             * @example About
             */
            title: string;
            /**
             * @description Text given to the model; null once deleted or not public.
             * @example I keep bees on a roof in Lisbon.
             */
            text: string | null;
            /** @description Passage number in a document, if any. */
            ordinal: number | null;
            /** @description Page in the document, if any. */
            page: number | null;
            /**
             * @description Rule that admitted it.
             * @example public_field
             * @enum {string}
             */
            rule: "public_field" | "public_note" | "public_story" | "public_document" | "correction";
        };
        TwinReceiptWithheld: {
            /**
             * @description Reason: `hidden_item` or `hidden_field` (not readable by the visitor), `withdrawn_source` (answer with a source no longer public), or `less_relevant` (public, matched less).
             * @example hidden_item
             * @enum {string}
             */
            rule: "hidden_item" | "hidden_field" | "withdrawn_source" | "less_relevant";
            /**
             * @description Number of items, fields, answers or passages.
             * @example 3
             */
            count: number;
        };
        NewAnswerReport: {
            /**
             * @description Reason for the report.
             * @example wrong_about_person
             * @enum {string}
             */
            reason: "harmful" | "wrong_about_person" | "illegal";
            /**
             * @description Note, at most 1,000 characters.
             * @example I never lived in Lisbon.
             */
            note?: string | null;
        };
        AnswerReportPage: {
            reports: components["schemas"]["AnswerReport"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        AnswerReport: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description Reason for the report.
             * @example harmful
             * @enum {string}
             */
            reason: "harmful" | "wrong_about_person" | "illegal";
            /**
             * @description Note by the visitor; null if none.
             * @example It gives out my address.
             */
            note: string | null;
            /**
             * @description Message that the twin answered.
             * @example Where does Grace live?
             */
            question: string;
            /**
             * @description The reported answer.
             * @example Grace lives in the old lighthouse.
             */
            answer: string;
            /**
             * @description Username of the twin’s owner.
             * @example ada
             */
            twin_username: string;
            /**
             * Format: date-time
             * @description When the answer was reported.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When an operator handled it; null before.
             * @example 2026-01-31T10:00:00.000Z
             */
            handled_at: string | null;
        };
        TwinConversationUpdate: {
            /**
             * @description True to take over, false to hand back.
             * @example true
             */
            is_taken_over?: boolean;
            /**
             * @description True to refuse further messages.
             * @example false
             */
            is_blocked?: boolean;
            /**
             * @description True to stop the answer being written.
             * @example false
             */
            is_stopped?: boolean;
        };
        NewOwnerMessage: {
            /**
             * @description Text of 1 to 200,000 characters.
             * @example Hello, this is Ada.
             */
            text: string;
            /**
             * @description Idempotency key of at most 64 characters.
             * @example message-17
             */
            client_id?: string;
        };
        TwinTalkStarted: {
            /** Format: uuid */
            thread_id: string;
            run: components["schemas"]["Run"];
        };
        NewTwinTalk: {
            /**
             * @description Question of the talk, 1 to 200,000 characters.
             * @example What do we both keep?
             */
            question: string;
            /**
             * @description Answers of both twins together, 2 to 6; 4 by default.
             * @example 4
             */
            turns?: number;
            /**
             * @description Idempotency key of at most 64 characters.
             * @example message-17
             */
            client_id?: string;
        };
        Guest: {
            /**
             * @description Whether conversations continue in later browser sessions.
             * @example true
             */
            is_remembered: boolean;
        };
        PublicProfile: components["schemas"]["PublicPerson"] & {
            /**
             * @description Owner’s greeting to visitors; null without one.
             * @example Welcome to my lighthouse.
             */
            greeting: string | null;
            /** @description Accuracy of the twin; null unless the owner shows it. */
            accuracy: components["schemas"]["TwinAccuracy"] | null;
            /** @description At most 20 stories, notes and documents, most recently changed first. */
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
            title: string | null;
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
            /** @description Whether visitors can use the twin. */
            enabled: boolean;
            /** @description Whether this is Twain’s demo twin, which uses the built-in responder. */
            demo: boolean;
            /** @description Caller’s username on messages; null for guests, owners and private profiles. */
            caller_signature: string | null;
            /** @description Whether conversations continue in later browser sessions; null for users and until chosen. */
            caller_is_remembered: boolean | null;
            /** @description Whether the caller’s twin can talk with this twin. */
            can_start_talk: boolean;
            /**
             * Format: uuid
             * @description Caller’s latest conversation with the twin; null if none.
             */
            thread_id: string | null;
        };
        TwinMessageSent: {
            /** Format: uuid */
            thread_id: string;
            run: components["schemas"]["Run"];
        };
        NewTwinMessage: {
            /**
             * @description Text, 1 to 200,000 characters.
             * @example Where is the boat?
             */
            input: string;
            /**
             * @description Idempotency key of at most 64 characters.
             * @example message-17
             */
            client_id?: string;
            /**
             * @description Audience that the caller’s own twin answers: `people` for chosen people, else anyone with the link.
             * @example people
             * @enum {string}
             */
            audience?: "private" | "people" | "link" | "listed";
        };
        PeoplePage: {
            people: components["schemas"]["PublicPerson"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        InterestList: {
            interests: components["schemas"]["PublicInterest"][];
        };
        PublicInterest: {
            /**
             * @description Its most common spelling.
             * @example sailing
             */
            name: string;
            /**
             * @description Public profiles with this interest.
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
             * @description Title on one line.
             * @example Calendar
             */
            title: string;
            /**
             * @description Description of the feature.
             * @example The assistant knows what is planned.
             */
            description: string;
            /**
             * @description Status; only authors see suggested and declined items.
             * @example planned
             * @enum {string}
             */
            status: "suggested" | "planned" | "in_progress" | "done" | "declined";
            /** @description Product team’s reply; null without one. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * @description Number of votes so far.
             * @example 7
             */
            vote_count: number;
            /** @description Whether the viewer voted. */
            viewer_has_voted: boolean;
            /** @description Whether the viewer can vote. */
            viewer_can_vote: boolean;
            /** @description Whether the viewer suggested it. */
            is_viewers_suggestion: boolean;
        };
        RoadmapSuggestion: {
            /**
             * @description Title, 1 to 80 characters.
             * @example Calendar
             */
            title: string;
            /**
             * @description Description, 1 to 1,000 characters.
             * @example So that it knows what is planned.
             */
            description: string;
        };
        PlanList: {
            plans: components["schemas"]["Plan"][];
        };
        Plan: {
            /**
             * @description Unique key of the plan.
             * @example free
             */
            key: string;
            /**
             * @description Name of the plan.
             * @example Free
             */
            name: string;
            /**
             * @description Intended audience; may be empty.
             * @example For trying it out.
             */
            description: string;
            /**
             * @description Price as text; null if free.
             * @example 9 € a month
             */
            price: string | null;
            /** @description Web or email address; null if none. */
            contact_url: string | null;
            /**
             * @description Whether users have it by default.
             * @example true
             */
            is_default: boolean;
            /** @description Enforced limits; null means unlimited, days are in UTC. */
            limits: {
                /**
                 * @description Messages to assistants and twins per day.
                 * @example 200
                 */
                messages_per_day: number | null;
                /**
                 * @description Uploaded files per day.
                 * @example 100
                 */
                uploads_per_day: number | null;
                /**
                 * @description Uploaded megabytes per day.
                 * @example 500
                 */
                upload_megabytes_per_day: number | null;
                /**
                 * @description Maximum file size in megabytes.
                 * @example 25
                 */
                file_megabytes: number;
                /**
                 * @description Maximum files per upload.
                 * @example 10
                 */
                files_per_upload: number;
                /**
                 * @description Visitor messages to the user’s twin per day.
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
             * @description Number of messages sent.
             * @example 12
             */
            messages: number;
            /**
             * @description Number of files uploaded.
             * @example 1
             */
            uploads: number;
            /**
             * @description Number of megabytes uploaded.
             * @example 0.5
             */
            upload_megabytes: number;
            /**
             * @description Visitor messages to the twin.
             * @example 3
             */
            twin_messages: number;
            /**
             * Format: date-time
             * @description When the counts reset.
             */
            resets_at: string;
        };
        TwinInsight: {
            /**
             * @description First day, such as 2026-01-31.
             * @example 2026-01-31
             */
            from: string;
            /**
             * @description Last day, such as 2026-01-31.
             * @example 2026-01-31
             */
            to: string;
            /**
             * @description Time zone of the days.
             * @example Europe/Berlin
             */
            timezone: string;
            /** @description Up to 20 topics of the latest 300 questions, unanswered first. */
            topics: components["schemas"]["TwinTopic"][];
            /** @description Up to 50 websites, most views first. Kept for 30 UTC days. */
            referrers: components["schemas"]["ReferringHost"][];
        };
        TwinTopic: {
            /**
             * @description Up to 3 subjects of most of the questions, as visitors wrote them. Empty if they name none.
             * @example [
             *       "honey",
             *       "shipping"
             *     ]
             */
            words: string[];
            /**
             * @description Number of questions about the topic.
             * @example 3
             */
            question_count: number;
            /**
             * @description Number of open unanswered questions.
             * @example 3
             */
            unanswered_count: number;
            /**
             * @description Answers that visitors rated good.
             * @example 3
             */
            good_count: number;
            /**
             * @description Answers that visitors rated bad.
             * @example 3
             */
            bad_count: number;
            /**
             * Format: date-time
             * @description When a question was last asked.
             */
            last_asked_at: string;
            /** @description Latest questions, newest first, at most 3. */
            questions: {
                /**
                 * @description Beginning of the visitor’s message, up to 300 characters.
                 * @example Do you sell honey?
                 */
                text: string;
                /**
                 * Format: uuid
                 * @description ID of the conversation.
                 */
                conversation_id: string;
                /**
                 * Format: date-time
                 * @description When it was asked.
                 */
                asked_at: string;
                /** @description Whether it is an open unanswered question. */
                is_unanswered: boolean;
            }[];
        };
        ReferringHost: {
            /**
             * @description Host name of the website.
             * @example news.example.org
             */
            host: string;
            /** @description Whether it embeds the twin instead of linking to the page. */
            is_embedded: boolean;
            /**
             * @description Views that began on the website.
             * @example 3
             */
            views: number;
        };
        Usage: {
            /**
             * @description First day, such as 2026-01-31.
             * @example 2026-01-31
             */
            from: string;
            /**
             * @description Last day, such as 2026-01-31.
             * @example 2026-01-31
             */
            to: string;
            /**
             * @description Time zone of the days.
             * @example Europe/Berlin
             */
            timezone: string;
            total: components["schemas"]["UsageFigures"];
            /** @description Counts by day, oldest first. */
            days: {
                /**
                 * @description Calendar day in the time zone.
                 * @example 2026-01-31
                 */
                date: string;
                figures: components["schemas"]["UsageFigures"];
            }[];
            /** @description Used tools, most used first. */
            tools: {
                /**
                 * @description Tool name for the model.
                 * @example search_knowledge
                 */
                name: string;
                /**
                 * @description Tool name for users.
                 * @example Search knowledge
                 */
                display_name: string;
                /**
                 * @description Number of tool calls.
                 * @example 3
                 */
                calls: number;
                /**
                 * @description Number of failed calls.
                 * @example 3
                 */
                failures: number;
                /**
                 * @description Median duration in milliseconds; null if unknown.
                 * @example 420
                 */
                median_ms: number | null;
            }[];
            /** @description Semantic index progress; null without one. */
            embeddings: {
                /**
                 * @description Passages in all texts and messages.
                 * @example 3
                 */
                passages: number;
                /**
                 * @description Passages with a current embedding.
                 * @example 3
                 */
                embedded: number;
            } | null;
        };
        UsageFigures: {
            /**
             * @description Messages to assistants and twins.
             * @example 3
             */
            messages: number;
            /**
             * @description Messages with a complete answer.
             * @example 3
             */
            answers: number;
            /**
             * @description Messages whose answer failed.
             * @example 3
             */
            failures: number;
            /**
             * @description Messages whose answer was stopped or interrupted.
             * @example 3
             */
            interruptions: number;
            /**
             * @description Input tokens as reported or estimated.
             * @example 1200
             */
            prompt_tokens: number;
            /**
             * @description Output tokens as reported or estimated.
             * @example 1200
             */
            completion_tokens: number;
            /**
             * @description Median milliseconds to the first token, or null.
             * @example 420
             */
            first_token_median_ms: number | null;
            /**
             * @description 95th percentile of milliseconds to the first token, or null.
             * @example 420
             */
            first_token_p95_ms: number | null;
            /**
             * @description Tool calls made by assistants.
             * @example 3
             */
            tool_calls: number;
            /**
             * @description Number of failed calls.
             * @example 3
             */
            tool_failures: number;
            /**
             * @description Visitors who talked to the twin.
             * @example 3
             */
            twin_visitors: number;
            /**
             * @description Visitor conversations with the twin.
             * @example 3
             */
            twin_conversations: number;
            /**
             * @description Visitor messages to the twin.
             * @example 3
             */
            twin_messages: number;
            /**
             * @description Visitor messages the twin couldn’t answer.
             * @example 3
             */
            twin_unanswered: number;
            /**
             * @description Answers that the user rated good.
             * @example 3
             */
            good_ratings: number;
            /**
             * @description Answers that the user rated bad.
             * @example 3
             */
            bad_ratings: number;
            /**
             * @description Answers of the twin that visitors rated good.
             * @example 3
             */
            twin_good_ratings: number;
            /**
             * @description Answers of the twin that visitors rated bad.
             * @example 3
             */
            twin_bad_ratings: number;
        };
        ModelList: {
            /** @description Models that the caller can choose, by name. */
            models: components["schemas"]["Model"][];
        };
        OwnModelServer: {
            /**
             * @description Personal API keys: `off`, `public` for internet providers, or `any` to include private networks.
             * @example public
             * @enum {string}
             */
            own_keys: "off" | "public" | "any";
            connection: components["schemas"]["ModelServer"];
        };
        /** @description Provider with the caller’s own key; null if none. */
        ModelServer: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description Kind of model provider.
             * @example ollama
             * @enum {string}
             */
            preset: "ollama" | "lm_studio" | "openai" | "anthropic" | "openai_compatible";
            /**
             * @description Base URL, usually ending with `/v1`.
             * @example http://localhost:11434/v1
             */
            base_url: string;
            /** @description Whether an API key is stored. */
            has_api_key: boolean;
            /**
             * @description Last four characters of the key; null if short.
             * @example x7Qf
             */
            key_hint: string | null;
            /** @description Whether the stored key can be decrypted with the current `SESSION_SECRET`. */
            is_key_readable: boolean;
            /** @description Models of the provider, by name. */
            models: components["schemas"]["ConnectedModel"][];
            /**
             * Format: date-time
             * @description When it was connected.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When address or key last changed.
             * @example 2026-01-31T09:30:00.000Z
             */
            updated_at: string;
        } | null;
        ConnectedModel: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description Provider’s name for it.
             * @example llama3.2
             */
            name: string;
            /** @description Whether the provider’s latest list includes it. */
            is_listed: boolean;
            /** @description Whether users can choose it. */
            is_available: boolean;
            /** @description Whether an operator made it the default. */
            is_default: boolean;
            /** @description Context window in tokens. */
            context_tokens: number;
            /** @description Whether attached images are sent to it. */
            accepts_images: boolean;
            /** @description Whether it can use tools. */
            calls_tools: boolean;
            /** @description Whether it reasons before answering. */
            reasons: boolean;
        };
        NewModelConnection: {
            /**
             * @description Kind of model provider.
             * @example ollama
             * @enum {string}
             */
            preset: "ollama" | "lm_studio" | "openai" | "anthropic" | "openai_compatible";
            /**
             * @description Base URL; the preset’s by default. Private networks are allowed.
             * @example http://localhost:11434/v1
             */
            base_url?: string | null;
            /**
             * @description API key, at most 1,000 characters. Stored encrypted.
             * @example null
             */
            api_key?: string | null;
            /**
             * @description Model to make available; the first by default.
             * @example llama3.2
             */
            model?: string | null;
        };
        OwnKeys: {
            /**
             * @description Personal API keys: `off`, `public` for internet providers, or `any` to include private networks.
             * @example public
             * @enum {string}
             */
            own_keys: "off" | "public" | "any";
        };
        ModelConnectionList: {
            environment: components["schemas"]["EnvironmentModel"];
            connections: components["schemas"]["ModelServer"][];
        };
        /** @description Default model from environment variables; null if unset. */
        EnvironmentModel: {
            /** @description One of `builtin`, `openai-compatible` and `anthropic`. */
            provider: string;
            /** @description Provider’s name for it. */
            name: string;
            /** @description Base URL; null for the built-in responder. */
            base_url: string | null;
            /** @description Whether `LLM_API_KEY` is set. */
            has_api_key: boolean;
        } | null;
        DetectedModelServers: {
            servers: components["schemas"]["DetectedModelServer"][];
        };
        DetectedModelServer: {
            /**
             * @description Kind of model provider.
             * @example ollama
             * @enum {string}
             */
            preset: "ollama" | "lm_studio" | "openai" | "anthropic" | "openai_compatible";
            /**
             * @description Base URL, usually ending with `/v1`.
             * @example http://localhost:11434/v1
             */
            base_url: string;
            /** @description Models of the server; empty if none is installed. */
            models: components["schemas"]["ProviderModel"][];
        };
        ProviderModel: {
            /**
             * @description Provider’s name for it.
             * @example llama3.2
             */
            name: string;
            /** @description Context window in tokens; null if unstated. */
            context_tokens: number | null;
            /** @description Whether it accepts images; null if unstated. */
            accepts_images: boolean | null;
            /** @description Whether it calls tools; null if unstated. */
            calls_tools: boolean | null;
            /** @description Whether it reasons before answering; null if unstated. */
            reasons: boolean | null;
        };
        ModelConnectionTest: {
            /** @description Base URL that answered, with `/v1` if added. */
            base_url: string;
            /** @description Listed chat models, at most 500. */
            models: components["schemas"]["ProviderModel"][];
            /**
             * @description Model that was tested; null if none.
             * @example llama3.2
             */
            model: string | null;
            /**
             * @description Beginning of the answer; null if none.
             * @example Hello!
             */
            answer: string | null;
            /** @description Milliseconds to the answer, or null. */
            duration_ms: number | null;
            /** @description Reason for failure; null if the model answered. */
            problem: {
                /** @description Error message for the user. */
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
             * @description Kind of model provider.
             * @example ollama
             * @enum {string}
             */
            preset: "ollama" | "lm_studio" | "openai" | "anthropic" | "openai_compatible";
            /**
             * @description Base URL; the preset’s by default. Private networks are allowed.
             * @example http://localhost:11434/v1
             */
            base_url?: string | null;
            /**
             * @description API key, at most 1,000 characters. Stored encrypted.
             * @example null
             */
            api_key?: string | null;
            /**
             * @description Model to test; the first by default.
             * @example llama3.2
             */
            model?: string | null;
            /**
             * @description Connection with a stored key, for its origin only.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            connection_id?: string | null;
        };
        ModelConnectionChange: {
            /**
             * @description Base URL; another origin requires the key again.
             * @example http://localhost:11434/v1
             */
            base_url?: string | null;
            /**
             * @description New API key; an empty string removes it.
             * @example null
             */
            api_key?: string | null;
        };
        ConnectedModelChange: {
            /**
             * @description Whether users can choose it.
             * @example true
             */
            is_available?: boolean | null;
            /**
             * @description True makes it available and the default.
             * @example true
             */
            is_default?: boolean | null;
            /**
             * @description Context window, in tokens.
             * @example 32000
             */
            context_tokens?: number | null;
            /**
             * @description Whether attached images are sent to it.
             * @example false
             */
            accepts_images?: boolean | null;
            /**
             * @description Whether it can use tools.
             * @example true
             */
            calls_tools?: boolean | null;
            /**
             * @description Whether it reasons before answering.
             * @example false
             */
            reasons?: boolean | null;
        };
        CurrentAnnouncement: {
            /** @description Current announcement; null if none. */
            announcement: components["schemas"]["Announcement"] | null;
        };
        NewAnnouncement: {
            /**
             * @description Plain text of 1 to 500 characters.
             * @example Maintenance on Sunday.
             */
            text: string;
            /**
             * Format: date-time
             * @description When it disappears; by default when removed.
             * @example 2030-02-01T12:00:00Z
             */
            ends_at?: string | null;
        };
        Jobs: {
            /** @description All queues, by name. */
            queues: components["schemas"]["JobQueue"][];
            /** @description Newest failed jobs, at most 50. */
            failed: components["schemas"]["FailedJob"][];
        };
        JobQueue: {
            /**
             * @description Name of the queue.
             * @example send-mail
             */
            name: string;
            /**
             * @description Jobs that wait for their first or next attempt.
             * @example 3
             */
            waiting_count: number;
            /**
             * @description Jobs that are running now.
             * @example 1
             */
            running_count: number;
            /**
             * @description Jobs that failed on their last attempt.
             * @example 0
             */
            failed_count: number;
            /**
             * Format: date-time
             * @description When the oldest waiting job was due; null if none is.
             * @example 2026-01-31T09:30:00.000Z
             */
            oldest_due_at: string | null;
        };
        FailedJob: {
            /**
             * Format: uuid
             * @description ID of the job, as in the log.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description Name of the queue.
             * @example send-mail
             */
            queue: string;
            /**
             * @description Number of attempts so far.
             * @example 4
             */
            attempts: number;
            /**
             * @description Names and codes of the error, without its message.
             * @example Error EENVELOPE 550
             */
            error: string;
            /**
             * Format: date-time
             * @description When the last attempt failed.
             * @example 2026-01-31T09:30:00.000Z
             */
            failed_at: string;
        };
        RetriedJobs: {
            /**
             * @description Number of retried jobs.
             * @example 3
             */
            retried_count: number;
        };
        JobRetry: {
            /**
             * @description Name of the queue.
             * @example send-mail
             */
            queue: string;
            /**
             * Format: uuid
             * @description ID of one job; by default all failed jobs of the queue, at most 1,000.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            job_id?: string;
        };
        PersonPage: {
            people: components["schemas"]["Person"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        Person: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description Username of the account.
             * @example ada
             */
            username: string;
            /**
             * @description Display name; defaults to the username.
             * @example Ada
             */
            display_name: string;
            /**
             * @description Email address in lower case.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description Whether the user is an operator.
             * @example false
             */
            is_operator: boolean;
            /**
             * @description Unique key of the account’s plan.
             * @example free
             */
            plan_key: string;
            /**
             * @description Number of active sessions.
             * @example 2
             */
            session_count: number;
            /**
             * Format: date-time
             * @description Last request of an active session, accurate to minutes; null if none.
             * @example 2026-01-31T09:30:00.000Z
             */
            last_active_at: string | null;
            /**
             * Format: date-time
             * @description When the account was suspended; null if active.
             * @example null
             */
            suspended_at: string | null;
            /**
             * Format: date-time
             * @description When the account was created.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
        };
        PersonPlan: {
            /**
             * @description Unique key of the new plan.
             * @example team
             */
            plan_key: string;
        };
        PersonDeletion: {
            /**
             * @description Username of the account, as confirmation.
             * @example ada
             */
            username: string;
        };
        PlanSettingsList: {
            plans: components["schemas"]["PlanSettings"][];
        };
        PlanSettings: {
            /**
             * @description Unique key of the plan.
             * @example free
             */
            key: string;
            /**
             * @description Name of the plan.
             * @example Free
             */
            name: string;
            /** @description Enforced limits; null means unlimited, days are in UTC. */
            limits: {
                /**
                 * @description Messages to assistants and twins per day.
                 * @example 200
                 */
                messages_per_day: number | null;
                /**
                 * @description Uploaded files per day.
                 * @example 100
                 */
                uploads_per_day: number | null;
                /**
                 * @description Uploaded megabytes per day.
                 * @example 500
                 */
                upload_megabytes_per_day: number | null;
                /**
                 * @description Maximum file size in megabytes.
                 * @example 25
                 */
                file_megabytes: number;
                /**
                 * @description Maximum files per upload.
                 * @example 10
                 */
                files_per_upload: number;
                /**
                 * @description Visitor messages to the user’s twin per day.
                 * @example 500
                 */
                twin_messages_per_day: number | null;
            };
            /** @description Limits from the plans file or environment variables. */
            defaults: {
                /**
                 * @description Messages to assistants and twins per day.
                 * @example 200
                 */
                messages_per_day: number | null;
                /**
                 * @description Uploaded files per day.
                 * @example 100
                 */
                uploads_per_day: number | null;
                /**
                 * @description Uploaded megabytes per day.
                 * @example 500
                 */
                upload_megabytes_per_day: number | null;
                /**
                 * @description Maximum file size in megabytes.
                 * @example 25
                 */
                file_megabytes: number;
                /**
                 * @description Maximum files per upload.
                 * @example 10
                 */
                files_per_upload: number;
                /**
                 * @description Visitor messages to the user’s twin per day.
                 * @example 500
                 */
                twin_messages_per_day: number | null;
            };
        };
        PlanLimitsChange: {
            /**
             * @description Messages to assistants and twins per day, 0 to 1,000,000; null for unlimited.
             * @example 200
             */
            messages_per_day?: number | null;
            /**
             * @description Visitor messages to the user’s twin per day, 0 to 1,000,000; null for unlimited.
             * @example 500
             */
            twin_messages_per_day?: number | null;
            /**
             * @description Uploaded files per day, 0 to 100,000; null for unlimited.
             * @example 100
             */
            uploads_per_day?: number | null;
            /**
             * @description Uploaded megabytes per day, 0 to 1,000,000; null for unlimited.
             * @example 500
             */
            upload_megabytes_per_day?: number | null;
            /**
             * @description Maximum files per upload, 1 to 100.
             * @example 10
             */
            files_per_upload?: number;
            /**
             * @description Maximum file size in megabytes, 1 to 10,000.
             * @example 25
             */
            file_megabytes?: number;
        };
        RegistrationOffer: {
            /**
             * @description People who can create an account.
             * @example invitation
             * @enum {string}
             */
            mode: "open" | "invitation" | "closed";
            /**
             * @description Domains of email addresses that can register while open; empty for all.
             * @example [
             *       "example.org"
             *     ]
             */
            email_domains: string[];
            /**
             * @description Name of the identity provider for single sign-on; null without one.
             * @example Example University
             */
            sso_label: string | null;
            /**
             * @description Whether sign-in and sign-up with passwords are refused.
             * @example false
             */
            is_sso_only: boolean;
            /**
             * @description Whether the server emails sign-in links.
             * @example true
             */
            has_sign_in_links: boolean;
            /**
             * @description Whether the invitation is valid.
             * @example true
             */
            is_invited: boolean;
            /**
             * @description Address that the invitation is limited to; null for any.
             * @example ada@example.org
             */
            invited_email: string | null;
        };
        RegistrationSettings: {
            /**
             * @description People who can create an account.
             * @example invitation
             * @enum {string}
             */
            mode: "open" | "invitation" | "closed";
            /**
             * @description Domains of email addresses that can register while open; empty for all.
             * @example [
             *       "example.org"
             *     ]
             */
            email_domains: string[];
            /**
             * @description Whether environment variables set it.
             * @example false
             */
            is_fixed: boolean;
            /**
             * @description Whether the server emails invitations that name an address.
             * @example true
             */
            sends_invitations: boolean;
        };
        RegistrationChange: {
            /**
             * @description People who can create an account.
             * @example open
             * @enum {string}
             */
            mode: "open" | "invitation" | "closed";
            /**
             * @description Domains of email addresses that can register while open; empty for all.
             * @example [
             *       "example.org"
             *     ]
             */
            email_domains: string[];
        };
        RegistrationInvitationPage: {
            invitations: components["schemas"]["RegistrationInvitation"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        RegistrationInvitation: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * @description State of the invitation.
             * @example active
             * @enum {string}
             */
            state: "active" | "used" | "expired" | "revoked";
            /**
             * @description Link to the sign-up page, for one account; null unless active.
             * @example https://twain.example.org/accounts/signup?invitation=q0Zb2m…
             */
            url: string | null;
            /**
             * @description Address that it is limited to; null for any.
             * @example ada@example.org
             */
            email: string | null;
            /**
             * @description Username of the created account; null before.
             * @example null
             */
            used_by: string | null;
            /**
             * Format: date-time
             * @description When the invitation expires.
             * @example 2026-02-07T09:30:00.000Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
        };
        NewRegistrationInvitation: {
            /**
             * @description The only email address that can use it; by default any. If the server sends invitations, the link is emailed there.
             * @example ada@example.org
             */
            email?: string | null;
            /**
             * @description Days until it expires, 1 to 90; by default 7.
             * @default 7
             * @example 7
             */
            expires_in_days: number;
        };
        EffectiveSettings: {
            /** @description All settings, as documented. */
            settings: components["schemas"]["EffectiveSetting"][];
        };
        EffectiveSetting: {
            /**
             * @description Name of the environment variable.
             * @example PORT
             */
            name: string;
            /**
             * @description Effective value; null if unset or secret. URLs are without user, password and parameters.
             * @example 4000
             */
            value: string | null;
            /**
             * @description Origin of the value.
             * @example default
             * @enum {string}
             */
            source: "environment" | "app" | "default";
            /**
             * @description Whether the value is secret.
             * @example false
             */
            is_secret: boolean;
            /**
             * @description Whether there is a value.
             * @example true
             */
            is_set: boolean;
        };
        Storage: {
            /**
             * @description Size of the database in bytes.
             * @example 1073741824
             */
            database_bytes: number;
            /**
             * @description Number of attachments, documents and imported files.
             * @example 320
             */
            file_count: number;
            /**
             * @description Total size of attachments, documents and imported files, in bytes.
             * @example 2147483648
             */
            file_bytes: number;
            /**
             * @description Texts that search does not find yet in their latest version.
             * @example 0
             */
            pending_passages: number;
            /**
             * @description Passages without an embedding of their latest version.
             * @example 0
             */
            pending_embeddings: number;
            /** @description Largest tables, at most 15. */
            tables: components["schemas"]["StoredTable"][];
            /** @description Largest indexes, at most 15. */
            indexes: components["schemas"]["StoredIndex"][];
        };
        StoredTable: {
            /**
             * @description Name of the table.
             * @example steps
             */
            name: string;
            /**
             * @description Number of rows as estimated by PostgreSQL; null before the first estimate.
             * @example 120000
             */
            estimated_rows: number | null;
            /**
             * @description Size in bytes with indexes.
             * @example 734003200
             */
            bytes: number;
        };
        StoredIndex: {
            /**
             * @description Name of the index.
             * @example steps_search_idx
             */
            name: string;
            /**
             * @description Name of the table.
             * @example steps
             */
            table: string;
            /**
             * @description Size on disk, in bytes.
             * @example 104857600
             */
            bytes: number;
        };
        WebhookHealth: {
            /**
             * @description Events delivered in the last 24 hours.
             * @example 980
             */
            delivered_count: number;
            /**
             * @description Events that wait for their first or next attempt.
             * @example 4
             */
            pending_count: number;
            /**
             * @description Events whose last attempt failed.
             * @example 1
             */
            failed_count: number;
            /** @description Failed attempts by status, most frequent first, at most 20. */
            failures: components["schemas"]["WebhookFailures"][];
        };
        WebhookFailures: {
            /**
             * @description HTTP status of the response; null without response.
             * @example 500
             */
            status_code: number | null;
            /**
             * @description Number of failed attempts.
             * @example 12
             */
            count: number;
        };
        AuditLogPage: {
            entries: components["schemas"]["AuditEntry"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        AuditEntry: {
            /**
             * Format: uuid
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            id: string;
            /**
             * Format: uuid
             * @description ID of the acting user, even if deleted; null for the command line.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            actor_id: string | null;
            /**
             * @description Username of the acting user; null if deleted or the command line.
             * @example ada
             */
            actor_name: string | null;
            /**
             * @description Username of the changed account, whose ID is `details.user_id`; null if deleted or none.
             * @example grace
             */
            subject_name: string | null;
            /**
             * @description Name of the change: an object and a verb.
             * @example model_connection.created
             */
            action: string;
            /**
             * @description The changed properties, without secrets.
             * @example {
             *       "preset": "ollama",
             *       "base_url": "http://localhost:11434/v1",
             *       "has_api_key": false
             *     }
             */
            details: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the change was made.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
        };
        /** @description Entry of the audit log per line. */
        AuditLogLines: string;
        NotificationPage: {
            notifications: components["schemas"]["Notification"][];
            /**
             * @description Cursor for `after`; null on the last page.
             * @example 2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            next: string | null;
        };
        NotificationStats: {
            unread_notifications: number;
        };
        ScheduledTaskList: {
            scheduled_tasks: components["schemas"]["ScheduledTask"][];
        };
        ScheduledTaskConfirmation: {
            /**
             * @description How often it runs, at most daily.
             * @example weekly
             * @enum {string}
             */
            recurrence?: "once" | "daily" | "weekdays" | "weekly" | "monthly";
            /**
             * @description Number of days, weeks or months between runs. Ignored for one-time and weekday tasks.
             * @example 2
             */
            interval?: number;
            /**
             * @description Date as YYYY-MM-DD. Required for one-time tasks. With an interval above 1, the first day; by default that of the next run.
             * @example 2027-03-01
             */
            date?: string | null;
            /**
             * @description Time of day as HH:MM.
             * @example 09:00
             */
            time?: string;
            /**
             * @description Weekdays 1 (Monday) to 7 if weekly; if monthly, one day of the month, or one weekday with `week`.
             * @example [
             *       1
             *     ]
             */
            days?: number[];
            /**
             * @description Week of the month of a monthly weekday: 1 to 4, or 5 for the last. Null for a day of the month.
             * @example null
             */
            week?: number | null;
            /**
             * @description IANA time zone of date and time.
             * @example Europe/Berlin
             */
            timezone?: string;
        };
        ScheduledTaskChange: {
            /**
             * @description Title, 1 to 100 characters.
             * @example Weekly summary
             */
            title?: string;
            /**
             * @description Message to the assistant, at most 4,000 characters.
             * @example Summarize my notes.
             */
            instruction?: string;
            /**
             * @description True to pause, false to resume.
             * @example true
             */
            is_paused?: boolean;
            /**
             * @description How often it runs, at most daily.
             * @example weekly
             * @enum {string}
             */
            recurrence?: "once" | "daily" | "weekdays" | "weekly" | "monthly";
            /**
             * @description Number of days, weeks or months between runs. Ignored for one-time and weekday tasks.
             * @example 2
             */
            interval?: number;
            /**
             * @description Date as YYYY-MM-DD. Required for one-time tasks. With an interval above 1, the first day; by default that of the next run.
             * @example 2027-03-01
             */
            date?: string | null;
            /**
             * @description Time of day as HH:MM.
             * @example 09:00
             */
            time?: string;
            /**
             * @description Weekdays 1 (Monday) to 7 if weekly; if monthly, one day of the month, or one weekday with `week`.
             * @example [
             *       1
             *     ]
             */
            days?: number[];
            /**
             * @description Week of the month of a monthly weekday: 1 to 4, or 5 for the last. Null for a day of the month.
             * @example null
             */
            week?: number | null;
            /**
             * @description IANA time zone of date and time.
             * @example Europe/Berlin
             */
            timezone?: string;
        };
        Push: {
            /** @description Public key of the server for `PushManager.subscribe()`, in Base64url. */
            public_key: string;
            subscription: components["schemas"]["PushSubscription"];
        };
        /** @description Subscription of the current session; null without one. */
        PushSubscription: {
            /** @description Kinds of messages that are sent. */
            kinds: ("answers" | "account" | "chat" | "twin" | "product")[];
            /**
             * Format: date-time
             * @description When the browser subscribed.
             */
            created_at: string;
        } | null;
        NewPushSubscription: {
            /**
             * @description Address of the push service.
             * @example https://push.example.org/send/1
             */
            endpoint: string;
            /**
             * @description Public key of the browser, in Base64url.
             * @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
             */
            p256dh: string;
            /**
             * @description Authentication secret of the browser, in Base64url.
             * @example BTBZMqHH6r4Tts7J_aSIgg
             */
            auth: string;
            /**
             * @description Kinds of messages to be sent.
             * @example [
             *       "answers"
             *     ]
             */
            kinds: ("answers" | "account" | "chat" | "twin" | "product")[];
        };
        PushSubscriptionDeleted: {
            /** @enum {boolean} */
            ok: true;
        };
        SpeechAvailability: {
            /**
             * @description Whether the operator has set a speech model.
             * @example true
             */
            is_available: boolean;
            /**
             * @description Whether the operator has set a transcription model.
             * @example false
             */
            is_transcription_available: boolean;
        };
        NewSpeech: {
            /**
             * @description Text to speak, without Markdown.
             * @example The harbor opens at nine.
             */
            text: string;
        };
        Transcript: {
            /**
             * @description Transcript of the recording.
             * @example When does the harbor open?
             */
            text: string;
        };
        TranscriptionForm: {
            files: string[];
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
             * @description URL that receives the events.
             * @example https://example.org/twain
             */
            url: string;
            /**
             * @description Owner’s description, possibly empty.
             * @example Backup of answers
             */
            description: string;
            /**
             * @description Event types it receives.
             * @example [
             *       "answer.finished"
             *     ]
             */
            event_types: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_asked" | "twin.approval_waiting" | "twin.question_unanswered" | "twin.check_failed" | "import.finished" | "document.finished")[];
            /** @description Whether events are sent. Events while disabled are lost. */
            is_enabled: boolean;
            /**
             * @description Reason why it was disabled; null otherwise.
             * @example null
             */
            problem: string | null;
            /**
             * Format: date-time
             * @description Start of the current failures, if any.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-01-31T09:30:00.000Z
             */
            updated_at: string;
        };
        WebhookWithSecret: {
            webhook: components["schemas"]["Webhook"];
            /**
             * @description Standard Webhooks signing secret, shown only once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        NewWebhook: {
            /**
             * @description Public HTTPS URL; servers can allow others.
             * @example https://example.org/twain
             */
            url: string;
            /**
             * @description Description, at most 100 characters.
             * @example Backup of answers
             */
            description?: string | null;
            /**
             * @description Subscribed event types, at least one.
             * @example [
             *       "answer.finished",
             *       "answer.failed"
             *     ]
             */
            event_types: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_asked" | "twin.approval_waiting" | "twin.question_unanswered" | "twin.check_failed" | "import.finished" | "document.finished")[];
        };
        WebhookChange: {
            /**
             * @description Public HTTPS URL; servers can allow others.
             * @example https://example.org/twain
             */
            url?: string | null;
            /**
             * @description Description, at most 100 characters.
             * @example Backup of answers
             */
            description?: string | null;
            /**
             * @description Subscribed event types, at least one.
             * @example [
             *       "answer.finished",
             *       "answer.failed"
             *     ]
             */
            event_types?: ("answer.finished" | "answer.failed" | "twin.message_left" | "twin.question_asked" | "twin.approval_waiting" | "twin.question_unanswered" | "twin.check_failed" | "import.finished" | "document.finished")[] | null;
            /**
             * @description Whether events are sent.
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
             * @description `webhook-id` header, equal for all attempts.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            event_id: string;
            /**
             * @description Event type; `webhook.test` for tests.
             * @example answer.finished
             */
            type: string;
            data: components["schemas"]["WebhookEventData"];
            /**
             * @description Status: `pending`, `delivered` (response 200 to 299) or `failed` (given up).
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description Next attempt; null once delivered or failed.
             * @example 2026-01-31T09:30:00.000Z
             */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-01-31T09:30:00.000Z
             */
            created_at: string;
            /** @description Attempts, newest first, at most 30. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description `data` of the payload, by event type. */
        WebhookEventData: {
            /**
             * Format: uuid
             * @description Run that created the answer, for GET /chat/runs/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            run_id: string;
            /**
             * Format: uuid
             * @description Conversation, for GET /chat/threads/{id}/history.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            thread_id: string;
            /**
             * Format: uuid
             * @description Answer, for GET /chat/steps/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            step_id: string;
        } | {
            /**
             * Format: uuid
             * @description Failed run, for POST /chat/runs/{id}/retry.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            run_id: string;
            /**
             * Format: uuid
             * @description Conversation, for GET /chat/threads/{id}/history.
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
             * @description Code of the error.
             * @example model_unavailable
             */
            code: string;
        } | {
            /**
             * Format: uuid
             * @description Conversation, for GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description Notification with the message, for GET /notifications.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            notification_id: string;
            /**
             * Format: uuid
             * @description Message, for GET /inbox/{id}. Only for messages sent with POST /chat/steps/{id}/send-to-owner.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            entry_id?: string;
        } | {
            /**
             * Format: uuid
             * @description Conversation, for GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description Question, for GET /inbox/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            entry_id: string;
        } | {
            /**
             * Format: uuid
             * @description Conversation, for GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description Question and proposed answer, for GET /inbox/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            entry_id: string;
        } | {
            /**
             * @description Key of the question, for GET /twin-questions.
             * @example 0b6cf26ff4f3ae1ee3cf5b9e0c3c6f5a
             */
            question_key: string;
            /**
             * Format: uuid
             * @description Conversation, for GET /twin-conversations/{id}.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description Twin’s reply that it can’t answer.
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
             * @description Import, for GET /chat/imports/{id}. Only for imports of conversations.
             * @example 018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47
             */
            import_id?: string;
            /**
             * @description Number of stories added.
             * @example 12
             */
            story_count: number;
            /**
             * @description Number of conversations added by an import.
             * @example 212
             */
            conversation_count?: number;
            /**
             * @description Number of other entries added from a Twain export.
             * @example 340
             */
            entry_count?: number;
            /**
             * @description Number of items skipped as already imported.
             * @example 0
             */
            known_count: number;
            /**
             * @description Number of files not imported.
             * @example 0
             */
            problem_count: number;
        } | {
            /**
             * Format: uuid
             * @description Document, for GET /knowledge/documents/{id}.
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
             * @description Whether the file replaces an earlier one of the document.
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
             * @description HTTP status code; null without response.
             * @example 503
             */
            status_code: number | null;
            /**
             * @description Reason for failure; null if the status explains it.
             * @example null
             */
            problem: string | null;
            /**
             * @description Duration of the attempt in milliseconds.
             * @example 84
             */
            duration_ms: number;
            /**
             * @description First 500 characters of the response.
             * @example Try again later
             */
            response: string;
        };
        WebhookDeliveryPage: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * @description Cursor for `after`; null on the last page.
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
                /** @description Challenge for a bearer token. */
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
        /** @description The access token lacks the scope, two-factor authentication must be set up first, or the request came from another site. */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Requests from other sites are not allowed.",
                 *         "code": "request_from_another_site"
                 *       },
                 *       "detail": "Requests from other sites are not allowed."
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
                 *         "message": "This conversation does not exist.",
                 *         "code": "no_such_conversation"
                 *       },
                 *       "detail": "This conversation does not exist."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path does not support this method. `Allow` lists the supported methods. */
        405: {
            headers: {
                /** @description Supported methods, separated by commas. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "PUT is not allowed here. Use GET or POST.",
                 *         "code": "method_not_allowed",
                 *         "params": {
                 *           "method": "PUT",
                 *           "allowed": "GET or POST"
                 *         }
                 *       },
                 *       "detail": "PUT is not allowed here. Use GET or POST."
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
                 *         "message": "This Idempotency-Key was already used for a different request. Use a new one.",
                 *         "code": "idempotency_key_reused"
                 *       },
                 *       "detail": "This Idempotency-Key was already used for a different request. Use a new one."
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
                 *         "message": "The request is too large.",
                 *         "code": "too_large"
                 *       },
                 *       "detail": "The request is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call does not accept the `Content-Type` of the body, or the body is compressed. */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Unsupported content type. Use application/json.",
                 *         "code": "unsupported_media_type",
                 *         "params": {
                 *           "types": "application/json"
                 *         }
                 *       },
                 *       "detail": "Unsupported content type. Use application/json."
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
                 *         "message": "Too many requests. Try again in a moment.",
                 *         "code": "too_many_requests"
                 *       },
                 *       "detail": "Too many requests. Try again in a moment."
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
                 *         "message": "Twins aren’t available on this server.",
                 *         "code": "twins_closed"
                 *       },
                 *       "detail": "Twins aren’t available on this server."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Weak validator of the body, independent of compression. */
        ETag: string;
        /** @description Seconds until the next attempt can succeed. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccountOfConfirmationLink: {
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
            /** @description Account. */
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
    confirmEmailAddress: {
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
    resendConfirmationEmail: {
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
    requestChangeOfEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description Message for the user. */
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
            /** @description The request came from another site, or was made with an access token, which can’t change account security. */
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
    changeEmailAddress: {
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
            /** @description Account with its new address. */
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
            /** @description The request came from another site, or was made with an access token, which can’t change account security. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `email_taken`: another account has taken the address. */
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
    changePassword: {
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
    getAccountAndItsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account. */
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
            /** @description `last_operator`: the only operator of a server with other accounts. */
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
    changeAccountSettings: {
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
            /** @description Updated account. */
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
    listActiveSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions. */
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
    endAllOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description IDs of the sessions that ended; empty if there were none. */
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
    endAnotherSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    setUpTwoFactorAuthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetup"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `two_factor_on`: turn it off first. */
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
    turnOffTwoFactorAuthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Two-factor authentication is off. */
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
    turnOnTwoFactorAuthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorConfirmation"];
            };
        };
        responses: {
            /** @description Recovery codes, shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `two_factor_not_set_up`: there is no secret. */
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
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Recovery codes, shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `two_factor_not_set_up`: there is no secret. */
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
    startSigningInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
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
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Session. Its cookie is set. */
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
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
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
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    /** @description URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
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
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    startAddingPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
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
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey no longer works. */
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
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyChange"];
            };
        };
        responses: {
            /** @description Passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
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
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    requestSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkRequest"];
            };
        };
        responses: {
            /** @description Message for the user that does not reveal whether the account exists. */
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
    getAccountOfSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkCheck"];
            };
        };
        responses: {
            /** @description Account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInLink"];
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
    signInWithLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkProof"];
            };
        };
        responses: {
            /** @description Session. Its cookie is set. */
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
    confirmUserIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProof"];
            };
        };
        responses: {
            /** @description The identity is confirmed. */
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
            /** @description The request came from another site, or was made with an access token, which can’t change account security. */
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
    listAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access tokens. */
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
    createAccessToken: {
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
                    /** @description URL of the first created object. */
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
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    createAccount: {
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
                    /** @description URL of the first created object. */
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
    signIn: {
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
            /** @description Session. Its cookie is set. */
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
    getSignedInUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current user. */
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
    rotateSessionToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session with its new token. Its cookie is set. */
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
    signOut: {
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
                    "application/json": components["schemas"]["Logout"];
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
    checkWhetherUsernameIsAvailable: {
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
    checkWhetherEmailAddressIsAvailable: {
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
    requestPasswordResetEmail: {
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
            /** @description Message for the user that does not reveal whether the account exists. */
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
    resetPassword: {
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
            /** @description The password was changed; sessions and tokens were ended. */
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
    completeOrSkipOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current user. */
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
    exportAllAccountData: {
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
    searchConversations: {
        parameters: {
            query?: {
                /** @description Words, which match by prefix. */
                q?: string;
                /** @description Maximum number of items, 1 to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search results; empty below 2 characters. */
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
    listConversations: {
        parameters: {
            query?: {
                /** @description Word beginnings, at least 2 characters. */
                q?: string;
                /** @description Thread types to include, also Profile Pal. Repeatable. */
                type?: ("private_chat" | "profile_onboarding" | "testing" | "self_twin_chat" | "public_twin_chat" | "twin_to_twin")[];
                /** @description Includes conversations last active at or after this time. */
                from?: string;
                /** @description Includes conversations last active before this time. */
                to?: string;
                /** @description Project of the conversations. */
                project_id?: string;
                /** @description True for pinned conversations, false for the others. */
                pinned?: "true" | "false";
                /** @description True for archived conversations, false for the others. */
                archived?: "true" | "false";
                /** @description Whether to include Profile Pal if no types are given. */
                include_profile_pal?: "true" | "false";
                /** @description Property to order by. */
                sort?: "created" | "updated" | "name";
                /** @description Sort direction; by default `asc` for names and titles, otherwise `desc`. */
                direction?: "asc" | "desc";
                /** @description Maximum number of items, 1 to 1000. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of conversations. */
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
    startConversation: {
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
                    /** @description URL of the first created object. */
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
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested conversation. */
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
    deleteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    changeConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Changed conversation. */
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
    countStepsOfConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of steps. */
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
    getModelOfConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Model. */
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    chooseModelOfConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelChoice"];
            };
        };
        responses: {
            /** @description Model of the next answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The conversation does not exist, is with a twin, or the caller cannot choose this model. */
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
    markAnswersInConversationAsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested conversation. */
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
    startConversationWithPrivateAssistant: {
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
                    /** @description URL of the first created object. */
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
    getConversationWithProfilePal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested conversation. */
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
    openConversationWithProfilePal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the conversation. */
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
    deleteSeveralConversations: {
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
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProjectList"];
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
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChatProject"];
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    /** @description URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProject"];
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
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProject"];
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
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is deleted. */
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
    changeProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatProjectChange"];
            };
        };
        responses: {
            /** @description Changed project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProject"];
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
    listKnowledgeOfProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items that its conversations search first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProjectItems"];
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
    addKnowledgeToProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
                /** @description ID of the object. */
                item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProject"];
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
    removeKnowledgeFromProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
                /** @description ID of the object. */
                item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProject"];
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
    listSavedPrompts: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of saved prompts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPromptPage"];
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
    savePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedPrompt"];
            };
        };
        responses: {
            /** @description The saved prompt. */
            201: {
                headers: {
                    /** @description URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPrompt"];
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
    getSavedPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested prompt. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPrompt"];
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
    deleteSavedPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompt is deleted. */
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
    changeSavedPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedPromptChange"];
            };
        };
        responses: {
            /** @description Changed prompt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPrompt"];
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
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested step. */
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
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conversation without the message. */
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
            /** @description The message does not exist or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `already_sending`: an answer is in progress. */
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
    readMessagesOfConversation: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 1000. */
                limit?: number;
                /** @description Number of oldest messages to skip. If omitted, the latest messages are returned. */
                offset?: number | null;
                /** @description Position of the message to center the page on. Cannot be combined with `offset`. */
                around?: number | null;
            };
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of steps. */
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
    rateAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRatingInput"];
            };
        };
        responses: {
            /** @description Answer with its rating. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The answer does not exist, is not completed or belongs to another user. */
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
    exportConversation: {
        parameters: {
            query?: {
                /** @description File format of the export. */
                format?: "markdown" | "json";
            };
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conversation as Markdown, or as JSON in the shapes of this API. */
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
    listConversationImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Caller’s imports, newest first. */
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
    importConversationsOrAccount: {
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
                    /** @description URL of the first created object. */
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
    getConversationImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested import. */
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
    undoConversationImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Import, with status `undoing`. */
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
    listConversationStarters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions; empty if there are none. */
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
    listFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Steps; empty once all are done. */
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
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested run. */
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
    stopAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Run, which ends shortly. */
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
    regenerateAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description New run, for GET /chat/stream. */
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
    continueAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Run, for GET /chat/stream. */
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
            /** @description `already_sending`: another answer is in progress. `answer_not_continuable`: the answer has ended or is not the last. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
    editMessageAndSendItAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description New run, for GET /chat/stream. */
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
    listQueuedMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued messages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queue"];
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
    queueMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQueuedMessage"];
            };
        };
        responses: {
            /** @description Queued messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queue"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `queue_full`: 20 messages are queued. `client_message_id_reused`: the `client_id` belongs to another message. */
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
    withdrawQueuedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queue"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The message was sent or withdrawn, or belongs to another user. */
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
    editQueuedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueuedMessageText"];
            };
        };
        responses: {
            /** @description Queued messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queue"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The message was sent or withdrawn, or belongs to another user. */
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
    sendQueuedMessageNow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queue"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The message was sent or withdrawn, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
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
    getOpenComparison: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open comparison at the end of the shown branch. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenComparison"];
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
    keepAnswerOfComparison: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conversation without the comparison. */
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
            /** @description The answer is not part of an open comparison, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `already_sending`: an answer is in progress. */
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
    getContextOfConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Use of the context window, and the summary. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationContextState"];
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
    summarizeEarlierMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `is_compacting` until it has ended; unchanged if there is nothing to summarize. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationContextState"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `already_sending`: an answer is in progress. `nothing_to_compact`: the built-in responder answers. */
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
    answerQuestionWithChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionAnswer"];
            };
        };
        responses: {
            /** @description Run, for GET /chat/stream. */
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
            /** @description `no_such_question`: the step asks nothing or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `question_closed`: another answer or message was sent. `already_sending`: an answer is in progress. */
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
    showAnotherVersionOfMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conversation with the branch, and the step with its position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownBranch"];
                };
            };
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
            /** @description `already_sending`: an answer is in progress. */
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
    sendMessageAndFollowItsAnswer: {
        parameters: {
            query?: {
                /** @description Message text, empty for uploads alone; if omitted, follows the newest answer. */
                input?: string;
                /** @description Conversation; if omitted, starts a new one. */
                thread_id?: string;
                /** @description JSON array of uploads with their `id`. */
                elements?: string;
                /** @description Idempotency key of at most 64 characters. */
                client_id?: string;
            };
            header?: {
                /** @description Last received event ID, to resume after. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events until the answer is done. The `data:` of each event is a ChatStreamEvent as JSON; its `id:` is a cursor for `Last-Event-ID`. After a cursor of an earlier answer, a snapshot of the newest answer follows. */
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
    sendLongMessageAndFollowItsAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Last received event ID, to resume after. */
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
            /** @description Server-sent events until the answer is done. The `data:` of each event is a ChatStreamEvent as JSON; its `id:` is a cursor for `Last-Event-ID`. After a cursor of an earlier answer, a snapshot of the newest answer follows. */
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
    listSharedConversations: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of shared conversations. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedConversationPage"];
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
    previewSharingOfConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current snapshot and messages to share. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationSharingState"];
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
    shareConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationSharing"];
            };
        };
        responses: {
            /** @description Shared conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedConversation"];
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
            404: components["responses"]["404"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    stopSharingConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is no longer shared. */
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
    readSharedConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Last part of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Snapshot of the conversation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationSnapshot"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /** @description `no_such_shared_conversation`: the link is unknown or revoked. */
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
    continueSharedConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Last part of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new conversation. */
            201: {
                headers: {
                    /** @description URL of the first created object. */
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
            /** @description `no_such_shared_conversation`: the link is unknown or revoked. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["409"];
            /** @description `too_many_continuations`: the hourly limit is reached. */
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
    uploadFiles: {
        parameters: {
            query?: {
                /** @description Whether to read files for chat; `false` for documents or stories. */
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
                    /** @description URL of the first created object. */
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
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uploaded file. */
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
    listConversationsWithCallerTwin: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of conversations. */
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
    readConversationWithCallerTwin: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 1000. */
                limit?: number;
                /** @description Number of oldest messages to skip. If omitted, the latest messages are returned. */
                offset?: number | null;
                /** @description Position of the message to center the page on. Cannot be combined with `offset`. */
                around?: number | null;
            };
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conversation and a page of its messages. */
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
    deleteConversationWithCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
                    "application/json": components["schemas"]["Deleted"];
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
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeConversationWithCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinConversationUpdate"];
            };
        };
        responses: {
            /** @description Conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinConversation"];
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
            /** @description `talk_not_taken_over`: talks between twins can’t be taken over. */
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
    listUnansweredQuestions: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open questions. */
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
    dismissUnansweredQuestion: {
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
    listQuestionsMessagesAndAnswersToApprove: {
        parameters: {
            query?: {
                /** @description Only entries of this type. */
                kind?: "question" | "message" | "lead" | "approval";
                /** @description Whether to return only unread entries. */
                unread_only?: "true" | "false";
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries. */
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
    getInboxEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entry. */
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
    deleteQuestionOrMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    markInboxEntryAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entry. */
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
    replyToQuestionOrMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Entry with the reply. */
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
    makeQuestionAndItsReplyPublicNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entry with the ID of the note. */
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
    sendQuestionOrMessageToOwnerOfTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Question or message that was sent. */
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
    listQuestionsAndMessagesToOwnerOfTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions and messages. */
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
    followOwnerRepliesInConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    readQuestionOrMessageAndItsReplyBySecret: {
        parameters: {
            query: {
                /** @description Secret from the link. */
                secret: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Question or message. */
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
    getSummaryOfMemories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Summary. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemorySummary"];
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
    writeSummaryOfMemories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemorySummary"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `no_language_model`: no language model is connected. */
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
    previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryList"];
            };
        };
        responses: {
            /** @description Memories found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryCandidates"];
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
    importMemories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryImport"];
            };
        };
        responses: {
            /** @description Numbers of added and skipped memories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedMemories"];
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
    exportMemories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Memories as Markdown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
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
    listMemories: {
        parameters: {
            query?: {
                /** @description Words matching by prefix, up to 200 characters. */
                q?: string;
                /** @description Only memories changed at this time or later; all if omitted. */
                updated_since?: string;
                /** @description Property to order by. */
                sort?: "created" | "updated";
                /** @description Sort direction; by default `asc` for names and titles, otherwise `desc`. */
                direction?: "asc" | "desc";
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of memories. */
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
    addMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMemory"];
            };
        };
        responses: {
            /** @description The memory. */
            201: {
                headers: {
                    /** @description URL of the first created object. */
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
    getMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Memory. */
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
    forgetMemory: {
        parameters: {
            query?: {
                /** @description Whether superseded memories are restored. */
                keeps_earlier?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Memories that became active again. */
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
    changeMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Memory after the update. */
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
            /** @description The memory, project or model is missing. */
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
    mergeTwoMemories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Memory after the update. */
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
    listPendingMemoryProposals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending memory proposals. */
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
    acceptMemoryProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Decided proposal, now deleted. */
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
    rejectMemoryProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Decided proposal, now deleted. */
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
    listMemoryRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Memory rules. */
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
    createMemoryRule: {
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
                    /** @description URL of the first created object. */
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
    getMemoryRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested memory rule. */
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
    deleteMemoryRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    listProfileProposals: {
        parameters: {
            query?: {
                /** @description Status: pending, oldest first; or accepted or rejected, newest first, at most 100. */
                status?: "pending" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Profile proposals. */
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
    acceptProfileProposals: {
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
            /** @description Accepted proposals and the updated profile. */
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
    acceptProfileProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Accepted proposal and the updated profile. */
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
    rejectProfileProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rejected profile proposal. */
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
    draftProfile: {
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
            /** @description Pending proposals from this source; empty if nothing was found. */
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
    draftProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Profile field. */
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
            /** @description Pending proposals for this field. */
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
    listChosenPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenPeople"];
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
    addChosenPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChosenPerson"];
            };
        };
        responses: {
            /** @description The chosen person. */
            201: {
                headers: {
                    /** @description URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenPerson"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `no_such_person`: no member has this username or address. */
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
    removeChosenPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is removed. */
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
    getInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Link. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitationLink"];
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
    createInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitationLink"];
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
    revokeInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is revoked. */
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
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCallerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Profile. */
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
    changeCallerProfile: {
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
            /** @description Profile after the update. */
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
    uploadProfilePicture: {
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
            /** @description Profile with its new picture. */
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
            /** @description Profile without its picture. */
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
    addPhotoToProfile: {
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
                    /** @description URL of the first created object. */
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
    proposeProfileChangesFromStories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unchanged profile and all pending proposals. */
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
    listDocuments: {
        parameters: {
            query?: {
                /** @description Only items changed at this time or later; all if omitted. */
                updated_since?: string;
                /** @description Property to order by. */
                sort?: "created" | "updated" | "title";
                /** @description Sort direction; by default `asc` for names and titles, otherwise `desc`. */
                direction?: "asc" | "desc";
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of documents. */
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
    uploadDocuments: {
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
                    /** @description URL of the first created object. */
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
    downloadFileOfDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uploaded file. */
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
    replaceFileOfDocument: {
        parameters: {
            query?: {
                /** @description Whether a public document stays public. */
                stays_public?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Document, unchanged until read. */
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
    keepAttachmentInKnowledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document. */
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
    getDocumentAndItsProcessingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document. */
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
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    getTextOfDocument: {
        parameters: {
            query?: {
                /** @description Passage number from a citation, to start at. */
                passage?: number | null;
                /** @description Position of the first part, unless `passage` is given. */
                from?: number | null;
            };
            header?: never;
            path: {
                /** @description ID of the object. */
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
    addWebPage: {
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
                    /** @description URL of the first created object. */
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
    importStoriesFromTextFiles: {
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
    listNotesStoriesAndDocuments: {
        parameters: {
            query?: {
                /** @description Kind of items; defaults to all. */
                kind?: "note" | "story" | "document";
                /** @description Only items changed at this time or later; all if omitted. */
                updated_since?: string;
                /** @description Property to order by. */
                sort?: "created" | "updated" | "title";
                /** @description Sort direction; by default `asc` for names and titles, otherwise `desc`. */
                direction?: "asc" | "desc";
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of items without their whole texts. */
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
    createNoteOrStory: {
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
                    /** @description URL of the first created object. */
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
    searchNotesStoriesAndDocuments: {
        parameters: {
            query: {
                /** @description Words, which match by prefix, at most 400 characters. */
                q: string;
                /** @description Maximum number of items, 1 to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Results, best match first. */
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
    getNoteStoryOrDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Item with its text. */
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
    deleteNoteStoryOrDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    changeNoteStoryOrDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Item after the update. */
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
            /** @description `item_changed`: the item changed after `unchanged_since`. */
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
    previewTwinSourcesForQuestion: {
        parameters: {
            query: {
                /** @description Visitor’s question, at most 400 characters. */
                question: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passages. */
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
    getAccuracyOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest figures. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTwinAccuracy"];
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
    approveAnswerOfTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerApproval"];
            };
        };
        responses: {
            /** @description The answer was approved. */
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
            /** @description The entry does not exist, is no answer to approve, or is decided. */
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
    rejectAnswerOfTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer was rejected. */
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
            /** @description The entry does not exist, is no answer to approve, or is decided. */
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
    followChangesOfTwin: {
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
            /** @description Server-sent events without an end: the first one immediately, then one per change that the caller can see. The `data:` of each event is a TwinChange as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /** @description The twin does not exist, or is private to another user. */
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
    getCharacterOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Character. */
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
    changeCharacterOfCallerTwin: {
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
            /** @description Character after the update. */
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
    listIdeasForSuggestedQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions. */
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
    listChecksOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checks. */
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
    correctAnswerOfCallerTwin: {
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
                    /** @description URL of the first created object. */
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
    getCheckOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Check. */
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
    deleteCheckOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    changeCheckOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Check after the update. */
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
    getLatestPrivacyCheckOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest check. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestTwinPrivacyCheck"];
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
    runPrivacyCheckOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinPrivacyCheck"];
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
    getReceiptOfAnswerOfCallerTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Receipt. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinReceipt"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The receipt does not exist. */
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
    reportAnswerOfTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnswerReport"];
            };
        };
        responses: {
            /** @description The answer is reported. */
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
            /** @description The answer does not exist, is not by another user’s twin, or is not accessible. */
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
            /** @description `too_many_reports`: the daily limit is reached. */
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
    listReportedAnswers: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of reported answers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerReportPage"];
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
            /** @description The caller is not an operator. */
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
    markReportAsHandled: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Handled report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerReport"];
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
            /** @description The report does not exist, or the caller is not an operator. */
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
    sendMessageToVisitorInPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOwnerMessage"];
            };
        };
        responses: {
            /** @description Conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinConversation"];
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
            /** @description `not_taken_over`: the twin answers. `client_message_id_reused`: the `client_id` belongs to another message. */
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
            /** @description `too_many_messages`: too many messages at once. */
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
    followChangesOfConversationWithTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events until the conversation is deleted. The `data:` of each event is a TwinConversationChange as JSON. */
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
    startTalkBetweenCallerTwinAndAnotherTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the other twin’s owner, case-insensitive. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTwinTalk"];
            };
        };
        responses: {
            /** @description Run that writes the talk. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinTalkStarted"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            /** @description `twin_closed_to_twins`: closed to other twins. `own_twin_unavailable`: the other owner can’t see the caller’s twin. */
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
    rememberGuestBeyondBrowserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Guest"];
            };
        };
        responses: {
            /** @description Saved choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The caller is a user, or the guest was deleted. */
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
    getPublicProfile: {
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
            /** @description Public profile. Hidden fields are null or empty. */
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
                    /** @description Same URL with the current username. */
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
    getTwin: {
        parameters: {
            query?: {
                /** @description Audience that the caller’s own twin answers: `people` for chosen people, else anyone with the link. */
                audience?: "private" | "people" | "link" | "listed";
            };
            header?: never;
            path: {
                /** @description Username of the owner, case-insensitive. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twin and the public profile of its owner. */
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
                    /** @description Same URL with the current username. */
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
    sendMessageToTwin: {
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
                "application/json": components["schemas"]["NewTwinMessage"];
            };
        };
        responses: {
            /** @description Run that writes the answer. */
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
    searchPublicProfiles: {
        parameters: {
            query?: {
                /** @description Words in names, bio, skills or interests. */
                q?: string;
                /** @description Required interest, ignoring case and accents. */
                interest?: string;
                /** @description Maximum number of items, 1 to 50. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of public profiles. */
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
    listPopularInterests: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Interests, most common first. */
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
    listRoadmapItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roadmap items. */
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
    suggestFeature: {
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
                    /** @description URL of the first created object. */
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
    getRoadmapItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Item. */
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
    voteForRoadmapItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Item after the update. */
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
    removeVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Item after the update. */
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
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans. */
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
    getCallerPlanAndUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plan and today’s usage. */
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
    getTopicsAndOriginsOfCallerVisitors: {
        parameters: {
            query?: {
                /** @description First day, by default 29 before the last; at most 366 days. */
                from?: string;
                /** @description Last day. Defaults to today. */
                to?: string;
                /** @description Time zone; defaults to the account’s, then UTC. */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Topics and websites. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinInsight"];
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
    getUsageByDay: {
        parameters: {
            query?: {
                /** @description First day, by default 29 before the last; at most 366 days. */
                from?: string;
                /** @description Last day. Defaults to today. */
                to?: string;
                /** @description Time zone; defaults to the account’s, then UTC. */
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
    getModelThatAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Model. */
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
    chooseDefaultModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelChoice"];
            };
        };
        responses: {
            /** @description Model that answers now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The caller cannot choose this model. */
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
    listModelsToChooseFrom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Models. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelList"];
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
    getCallerAPIKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Provider. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnModelServer"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage keys. */
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
    addOrReplaceCallerAPIKey: {
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
            /** @description Provider, without the key. */
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
            /** @description The request came from another site, or was made with an access token, which can’t manage keys. */
            403: {
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
    deleteCallerAPIKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is deleted. */
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
            /** @description The request came from another site, or was made with an access token, which can’t manage keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no own key. */
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
    letUsersAddTheirOwnAPIKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnKeys"];
            };
        };
        responses: {
            /** @description Setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnKeys"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or was made with an access token, which can’t manage keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    listConnectedModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connections, without their keys. */
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
    detectModelServers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Servers that answered. */
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
    testModelProvider: {
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
            /** @description Test result, including the reason for failure. */
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
    connectModelProvider: {
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
                    /** @description URL of the first created object. */
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
    getConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connection, without its key. */
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
    removeConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    changeConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Updated connection. */
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
    refreshModelsOfConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Updated connection. */
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
    changeModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Updated model. */
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
    getAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announcement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentAnnouncement"];
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
    publishAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnnouncement"];
            };
        };
        responses: {
            /** @description Announcement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    removeAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcement is removed. */
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
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    getBackgroundJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queues and failed jobs. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jobs"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The queue or failed job does not exist, or the caller is not an operator. */
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
    retryFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobRetry"];
            };
        };
        responses: {
            /** @description The jobs wait for another attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetriedJobs"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The queue or failed job does not exist, or the caller is not an operator. */
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
    listAccounts: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
                /** @description Part of a name, username or email address. */
                query?: string | null;
                /** @description Status of the accounts; by default all. */
                status?: "active" | "suspended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of accounts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account does not exist, or the caller is not an operator. */
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
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account does not exist, or the caller is not an operator. */
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
    deleteUserAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonDeletion"];
            };
        };
        responses: {
            /** @description The account is deleted. */
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
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account does not exist, or the caller is not an operator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `own_account`: the account of the caller. */
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
    suspendAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suspended account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account does not exist, or the caller is not an operator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `own_account`: the account of the caller. */
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
    restoreSuspendedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account does not exist, or the caller is not an operator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `own_account`: the account of the caller. */
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
    setPlanOfAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonPlan"];
            };
        };
        responses: {
            /** @description Account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account or plan does not exist, or the caller is not an operator. */
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
    endAllSessionsOfAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account does not exist, or the caller is not an operator. */
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
    listPlansWithTheirDefaultLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans with enforced and default limits. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanSettingsList"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    changeLimitsOfPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique key of the plan. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanLimitsChange"];
            };
        };
        responses: {
            /** @description Plan with its enforced and default limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanSettings"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not exist, or the caller is not an operator. */
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
    getRulesForNewAccounts: {
        parameters: {
            query?: {
                /** @description Secret of the invitation link. */
                invitation?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules for new accounts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOffer"];
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
    getRegistrationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Registration settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationSettings"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    changeRegistrationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description Registration settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationSettings"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `registration_fixed`: set by environment variables. */
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
    listInvitations: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of invitations. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationInvitationPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRegistrationInvitation"];
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    /** @description URL of the first created object. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationInvitation"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
            /** @description `too_many_invitations`: too many invitations by email in an hour or day. */
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
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationInvitation"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The invitation does not exist, or the caller is not an operator. */
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
    listEffectiveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EffectiveSettings"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    getSizeOfDatabaseAndFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Size of database and files. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Storage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    getHealthOfWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries of the last 24 hours. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookHealth"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    listChangesOfServerSettings: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
                /** @description Search words. Each must be part of an action or of a person’s name, username or email address, or be an account ID. */
                query?: string | null;
                /** @description Includes changes made at or after this time. */
                from?: string;
                /** @description Includes changes made before this time. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of the audit log. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    exportAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry of the audit log per line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AuditLogLines"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            /** @description The request came from another site, or the access token lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller is not an operator. */
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
    listNotifications: {
        parameters: {
            query?: {
                /** @description Whether to include read ones. */
                include_read?: "true" | "false";
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of notifications. */
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
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of unread notifications. */
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
    markAllNotificationsAsRead: {
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
    markNotificationAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Updated notification. */
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
    listScheduledTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scheduled tasks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTaskList"];
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
    getScheduledTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scheduled task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTask"];
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
    deleteScheduledTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is deleted. */
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
    changeScheduledTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledTaskChange"];
            };
        };
        responses: {
            /** @description Changed task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTask"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `no_such_scheduled_task`: it does not exist, or its status does not allow this. */
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
    confirmProposedTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledTaskConfirmation"];
            };
        };
        responses: {
            /** @description Active task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTask"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `no_such_scheduled_task`: it does not exist, or its status does not allow this. */
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
    runScheduledTaskNow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Task, which runs within seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledTask"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description `no_such_scheduled_task`: it does not exist, or its status does not allow this. */
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
    getPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Public key and subscription. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
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
    savePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPushSubscription"];
            };
        };
        responses: {
            /** @description Subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscription"];
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
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionDeleted"];
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
    getAvailabilityOfSpeechAndTranscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechAvailability"];
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
    speakText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSpeech"];
            };
        };
        responses: {
            /** @description Audio, usually MP3. */
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
            /** @description The server has no speech model. */
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
            /** @description The speech model failed. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    transcribeRecording: {
        parameters: {
            query?: {
                /** @description ISO 639-1 code. Default: detected. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TranscriptionForm"];
            };
        };
        responses: {
            /** @description Transcript, empty without speech. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcript"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            /** @description The server has no transcription model. */
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
            /** @description The transcription model failed. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followLiveUpdates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Last received event ID, to resume after. */
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
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhooks, without their secrets. */
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
    createWebhook: {
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
                    /** @description URL of the first created object. */
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
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook. */
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
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
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
            /** @description Updated webhook. */
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
    rotateSecretOfWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook with its new secret, shown only once. */
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
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued delivery. */
            201: {
                headers: {
                    /** @description URL of the first created object. */
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
    listDeliveriesOfWebhook: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page of deliveries. */
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
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delivery. */
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
    resendEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued delivery. */
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
    receiveTwinApprovalWaitingEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
                "webhook-timestamp": string;
                /** @description Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinApprovalWaitingEvent"];
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
                /** @description Event ID, equal for every attempt, to ignore duplicates. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. Reject requests older than five minutes. */
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
