export const legalMessages = {
  effective: (date: string) => `Effective date: ${date}`,
  contents: 'Contents',
};
