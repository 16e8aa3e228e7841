export const lookMessages = {
  title: 'Complete the Look',
  text: 'Pieces in the same colours, chosen to be worn with it.',
} as const;
