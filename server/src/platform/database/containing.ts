/** The pattern of `like` for texts that hold this one as it stands. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
