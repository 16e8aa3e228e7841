export const lookMessages = {
  title: 'Complete the Look',
  text: 'Chosen to be worn with it.',
} as const;
