import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, notJson, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';

export const avatarUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 8 * 1024 * 1024,
} as const;

export const uploadAvatar = endpoint({
  method: 'PUT',
  path: '/user/avatar',
  summary: 'Replaces the profile picture; the body is the image itself',
  shopper: 'required',
  consumes: { as: 'file', ...avatarUpload },
  query: nothing,
  body: fileBody,
  reply: success({ avatar: z.string() }),
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/user/avatar',
  summary: 'Removes the profile picture',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({}),
});

export const getAvatarFile = endpoint({
  method: 'GET',
  path: '/avatars/{key}.webp',
  absolute: true,
  summary: 'A profile picture, at an unguessable address whose content never changes',
  produces: ['image/webp'],
  params: z.object({ key: z.string() }),
  query: nothing,
  body: nothing,
  reply: notJson,
});
