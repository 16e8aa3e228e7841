/** Texts of both legal pages. */
export const legalMessages = {
  effective: (date: string) => `Effective date: ${date}`,
  contents: 'Contents',
};
