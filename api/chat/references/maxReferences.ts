/** In a message. The composer imports it without the schemas. */
export const maxReferences = 5
