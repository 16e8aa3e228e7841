export const journalMessages = {
  title: 'Journal',
  titleOf: (tag: string) => `Journal: ${tag}`,
  pageTitle: (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`),
  description: (shop: string) => `What ${shop} writes about its clothes, and about those who make them.`,
  descriptionOf: (tag: string, shop: string) => `What ${shop} writes about ${tag}.`,
  feed: (shop: string) => `The journal of ${shop}`,
  tags: 'Tags',
  all: 'All',
  by: (author: string) => `by ${author}`,
  others: 'More from the journal',
};
