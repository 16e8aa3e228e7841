/** What one check found: how much it looked at, and one line for each thing that is wrong. */
export type Finding = { id: string; what: string; looked: string; wrong: string[] };
