/** What a person reads when an operation fails for a reason that is not theirs; both faces add the id under which the log has the cause. */
export const defaultErrorTexts = {
  register: 'Registration failed',
  login: 'Login failed',
  currentUser: 'Failed to fetch user',
  refresh: 'Token refresh failed',
  logout: 'Logout failed',
  checkUsername: 'Username check failed',
  checkEmail: 'Email check failed',
  forgotPassword: 'Failed to send reset email',
  resetPassword: 'Failed to reset password',
  threads: 'Failed to fetch threads',
  history: 'Failed to load thread history',
  stream: 'Streaming failed',
  profile: 'Failed to fetch profile',
  uploadPicture: 'Failed to upload profile picture',
  addPhoto: 'Failed to add photo',
  updateFromStories: 'Failed to update profile from stories',
  updateProfile: 'Failed to update profile',
  publicProfile: 'Failed to fetch public profile',
  publicTwin: 'Failed to fetch public twin',
  notifications: 'Failed to fetch notifications',
  markNotificationRead: 'Failed to mark notification as read',
  upload: 'Failed to upload files',
  file: 'Failed to fetch file',
  unknown: 'An unknown error occurred',
} as const

export type OperationName = keyof typeof defaultErrorTexts
