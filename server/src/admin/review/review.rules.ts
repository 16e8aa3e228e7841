const doubtful: readonly [label: string, pattern: RegExp][] = [
  ['a link', /https?:|www\.|\b[a-z0-9-]+\.(?:com|in|net|org|shop|store)\b/i],
  ['a phone number', /(?:\+?91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b/],
  ['an e-mail address', /[^\s@]+@[^\s@]+\.[^\s@]+/],
];

/** What a text may contain that the rules forbid, for the staff to look at. */
export function doubtsAbout(text: string): string[] {
  return doubtful.flatMap(([label, pattern]) => (pattern.test(text) ? [label] : []));
}
