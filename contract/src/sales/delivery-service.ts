import { z } from 'zod';

export const deliveryService = z.enum(['standard', 'express']);
export type DeliveryService = z.infer<typeof deliveryService>;
