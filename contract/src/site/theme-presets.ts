import { defaultTheme, type Theme } from './theme.ts';

type Preset = {
  name: string;
  description: string;
  theme: Omit<Theme, 'logo' | 'darkLogo' | 'mark' | 'share' | 'announcement'>;
};

/** Looks to start from; logo, pictures and announcement stay the owner's. */
export const themePresets: readonly Preset[] = [
  {
    name: 'Gulal',
    description: 'Bright and round, for children’s clothes',
    theme: {
      colours: { brand: '#d6246e', accent: '#ffd23f', link: '#0b6e8f', ground: 'plain', hasDark: false },
      fonts: 'baloo-figtree',
      corners: 'very round',
      buttons: 'filled',
      density: 'normal',
      pictures: { shape: '1:1', fit: 'cut' },
      cards: { hasSecondPicture: true, hasSizes: true, hasColours: true },
      header: { logo: 'left', showsName: true },
      hasSplash: false,
    },
  },
  {
    name: 'Zari',
    description: 'Quiet, with much room, for silk and handloom',
    theme: {
      colours: { brand: '#5b2333', accent: '#c9a227', link: '#5b2333', ground: 'warm', hasDark: true },
      fonts: 'cormorant-jost',
      corners: 'square',
      buttons: 'outline',
      density: 'wide',
      pictures: { shape: '2:3', fit: 'cut' },
      cards: { hasSecondPicture: true, hasSizes: false, hasColours: true },
      header: { logo: 'middle', showsName: true },
      hasSplash: false,
    },
  },
  {
    name: 'Bazaar',
    description: 'Plain and full, for kurtis at street prices',
    theme: {
      colours: { brand: '#1a7f4b', accent: '#ff9f1c', link: '#0f4c81', ground: 'cool', hasDark: true },
      fonts: 'poppins',
      corners: 'slight',
      buttons: 'filled',
      density: 'close',
      pictures: { shape: '4:5', fit: 'cut' },
      cards: { hasSecondPicture: true, hasSizes: true, hasColours: true },
      header: { logo: 'left', showsName: true },
      hasSplash: false,
    },
  },
  {
    name: 'As it comes',
    description: 'The look of a new shop',
    theme: defaultTheme,
  },
];
