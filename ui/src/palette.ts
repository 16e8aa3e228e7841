/** Each token in light and in dark; `tokens.css` carries the same values, kept equal by a test. */
export const palette = {
  ground: { light: '#fbf3e6', dark: '#171310' },
  panel: { light: '#f4e8d5', dark: '#221c18' },
  ink: { light: '#2b1b16', dark: '#f3eadb' },
  heading: { light: '#7d1d12', dark: '#f3d9c4' },
  muted: { light: '#6b5f54', dark: '#b8a999' },
  rule: { light: '#e9d9c3', dark: '#3b312a' },
  primary: { light: '#c8371b', dark: '#c8371b' },
  'on-primary': { light: '#ffffff', dark: '#ffffff' },
  link: { light: '#1f2f5c', dark: '#e9b94f' },
  success: { light: '#3f5f3a', dark: '#9ec795' },
  problem: { light: '#a32214', dark: '#ff9c8a' },
  marigold: { light: '#f3b53f', dark: '#f3b53f' },
  'on-marigold': { light: '#2b1b16', dark: '#2b1b16' },
} as const;

export type Token = keyof typeof palette;
