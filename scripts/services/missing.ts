/** Something the tests need is not on this machine. The message is one line that says how to get it. */
export class Missing extends Error {}
