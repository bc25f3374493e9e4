/** Who may call a route, for its definition: signed-in people, unless it says one of these. */
export const forAnyone: Record<string, string[]>[] = []

/** Guests have conversations with twins, and nothing else. */
export const forGuestsToo: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }, { guest: [] }]
