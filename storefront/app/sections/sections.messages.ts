/** Texts of the sections that an owner adds to pages; all others are the owner's own. */
export const sectionMessages = {
  watch: (title: string) => `Watch “${title}” on YouTube`,
  days: (count: number) => (count === 1 ? 'day' : 'days'),
  hours: (count: number) => (count === 1 ? 'hour' : 'hours'),
  minutes: (count: number) => (count === 1 ? 'minute' : 'minutes'),
  allOf: 'All',
  articles: 'articles',
  until: (time: string) => `Until ${time}`,
};
