export const searchMessages = {
  open: 'Search',
  label: 'Search the shop',
  placeholder: 'Search kurties, colors, occasions...',
  submit: 'Go',
  clearText: 'Clear the text',
  close: 'Close search',
  popular: 'Popular searches',
  chips: ['Festive', 'Cotton', 'Silk', 'Casual', 'Traditional', 'Wedding'],
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  found: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
};
