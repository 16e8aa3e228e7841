import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

export const enterClosedShop = endpoint({
  method: 'POST',
  path: '/shop/enter',
  summary: 'Lets a friend who knows the password look round the closed shop, by a cookie',
  query: nothing,
  body: z.object({ password: z.string().trim().min(1, 'Please enter the password').max(60) }),
  reply: success({}),
});
