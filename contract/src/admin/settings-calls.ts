import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';
import { slideTexts } from '../shop/shop.ts';
import { homeSections } from './home-sections.ts';
import { pictureUpload } from './product-pictures.ts';
import { settingGroups, settingNames, settings, settingsToSave } from './settings.ts';
import { staffEndpoint } from './staff-endpoint.ts';
import { taxSettingsSent } from './tax-settings.ts';

export const readSettings = staffEndpoint({
  method: 'GET',
  path: '/admin/settings/read',
  summary: 'The shop’s settings, and which groups were set in the admin',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({ settings, saved: z.array(z.enum(settingNames)) }),
});

export const saveSettings = staffEndpoint({
  method: 'POST',
  path: '/admin/settings/save',
  summary: 'Changes one group of settings; every process of the shop applies it within two seconds',
  permission: 'settings',
  query: nothing,
  body: z.discriminatedUnion('group', [
    z.object({ group: z.literal('opening'), value: settingsToSave.opening }),
    z.object({ group: z.literal('shop'), value: settingsToSave.shop }),
    z.object({ group: z.literal('contact'), value: settingsToSave.contact }),
    z.object({ group: z.literal('social'), value: settingsToSave.social }),
    z.object({ group: z.literal('legal'), value: settingsToSave.legal }),
    z.object({ group: z.literal('policies'), value: settingsToSave.policies }),
    z.object({ group: z.literal('about'), value: settingsToSave.about }),
    z.object({ group: z.literal('shipping'), value: settingsToSave.shipping }),
    z.object({ group: z.literal('promise'), value: settingsToSave.promise }),
    z.object({ group: z.literal('cod'), value: settingGroups.cod }),
    z.object({ group: z.literal('prepaid'), value: settingsToSave.prepaid }),
    z.object({ group: z.literal('drafts'), value: settingsToSave.drafts }),
    z.object({ group: z.literal('freight'), value: settingGroups.freight }),
    z.object({ group: z.literal('payouts'), value: settingsToSave.payouts }),
    z.object({ group: z.literal('booking'), value: settingsToSave.booking }),
    z.object({ group: z.literal('express'), value: settingsToSave.express }),
    z.object({ group: z.literal('boxes'), value: settingsToSave.boxes }),
    z.object({ group: z.literal('couriers'), value: settingsToSave.couriers }),
    z.object({ group: z.literal('messages'), value: settingsToSave.messages }),
    z.object({ group: z.literal('mails'), value: settingsToSave.mails }),
    z.object({ group: z.literal('kinds'), value: settingsToSave.kinds }),
    z.object({ group: z.literal('stock'), value: settingsToSave.stock }),
    z.object({ group: z.literal('returns'), value: settingsToSave.returns }),
    z.object({ group: z.literal('reviews'), value: settingsToSave.reviews }),
    z.object({ group: z.literal('newsletters'), value: settingsToSave.newsletters }),
    z.object({ group: z.literal('reminders'), value: settingsToSave.reminders }),
    z.object({ group: z.literal('sizeAdvice'), value: settingsToSave.sizeAdvice }),
    z.object({ group: z.literal('notices'), value: settingGroups.notices }),
    z.object({ group: z.literal('backups'), value: settingsToSave.backups }),
    z.object({ group: z.literal('cors'), value: settingsToSave.cors }),
    z.object({ group: z.literal('giftCards'), value: settingsToSave.giftCards }),
    z.object({ group: z.literal('giftWrap'), value: settingsToSave.giftWrap }),
    z.object({ group: z.literal('tax'), value: taxSettingsSent }),
  ]),
  reply: success({ settings }),
});

/** Slides are for everybody who manages the catalogue, not only the owner. */
export const readSlides = staffEndpoint({
  method: 'GET',
  path: '/admin/home/slides',
  summary: 'The slides of the home page set in the admin; empty if the default ones are shown',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({
    slides: settingGroups.home.shape.slides,
    /** What the shop shows while none are set; `wide` and `tall` are empty in a shop without pictures. */
    builtIn: z.array(slideTexts.extend({ wide: z.string(), tall: z.string() })),
  }),
});

export const saveSlides = staffEndpoint({
  method: 'POST',
  path: '/admin/home/save-slides',
  summary: 'Sets the slides of the home page, in order; an empty list restores the default ones',
  permission: 'catalogue.write',
  query: nothing,
  body: settingGroups.home,
  reply: success({}),
});

export const readHomeSections = staffEndpoint({
  method: 'GET',
  path: '/admin/home/sections',
  summary: 'The home page’s own sections, and the crafts they can feature',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({
    sections: homeSections,
    crafts: z.array(z.object({ value: z.string(), displayName: z.string() })),
  }),
});

export const saveHomeSections = staffEndpoint({
  method: 'POST',
  path: '/admin/home/save-sections',
  summary: 'Sets the story, the makers and the prices of the home page; empty ones are not shown',
  permission: 'catalogue.write',
  query: nothing,
  body: homeSections,
  reply: success({}),
});

export const uploadSlidePicture = staffEndpoint({
  method: 'POST',
  path: '/admin/home/picture',
  summary: 'A picture for a slide, 16:9 for wide screens or 4:5 for phones; the body is the file',
  permission: 'catalogue.write',
  consumes: { as: 'file', ...pictureUpload },
  query: z.object({ shape: z.enum(['wide', 'tall']) }),
  body: fileBody,
  reply: success({ address: z.string() }),
});

export const resetSettings = staffEndpoint({
  method: 'POST',
  path: '/admin/settings/reset',
  summary: 'Resets one group to the operator’s defaults',
  permission: 'settings',
  query: nothing,
  body: z.object({ group: z.enum(settingNames) }),
  reply: success({ settings }),
});
