import type { HomeSections } from '@gulmohar/contract/admin/home-sections.ts';
import type { UseFormReturn } from 'react-hook-form';

export type HomeForm = UseFormReturn<HomeSections, unknown, HomeSections>;

export type Craft = { value: string; displayName: string };
