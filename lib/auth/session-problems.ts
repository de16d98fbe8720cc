/** What ends a session, or does not (document 1, section 8). */
export const SESSION_PROBLEMS = {
  sessionEnded: {
    title: "Please log in again",
    description: "Your session has ended. What you typed is still here.",
  },
  logOutFailed: { title: "Logout Failed", description: "Unable to logout. Please try again." },
} as const;
