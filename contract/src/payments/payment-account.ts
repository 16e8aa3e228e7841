import { z } from 'zod';
import { text } from '../values/text-field.ts';

const razorpay = z.object({
  provider: z.literal('razorpay'),
  keyId: text(100, 'Please enter the key id')
    .regex(/^rzp_(test|live)_[A-Za-z0-9]+$/, 'A key id begins with rzp_live_ or rzp_test_')
    .meta({ examples: ['rzp_live_Wq2bN7'] }),
  keySecret: text(200, 'Please enter the key secret'),
  webhookSecret: text(200, 'Please enter the secret of the webhook'),
});

const stripe = z.object({
  provider: z.literal('stripe'),
  secretKey: text(255, 'Please enter the secret key')
    .regex(/^[rs]k_(test|live)_\w+$/, 'A secret key begins with sk_live_ or sk_test_')
    .meta({ examples: ['sk_live_Wq2bN7'] }),
  webhookSecret: text(255, 'Please enter the signing secret of the webhook')
    .regex(/^whsec_/, 'A signing secret begins with whsec_')
    .meta({ examples: ['whsec_Wq2bN7'] }),
});

const sabpaisa = z.object({
  provider: z.literal('sabpaisa'),
  clientCode: text(100, 'Please enter the client code'),
  userName: text(200, 'Please enter the user name'),
  password: text(200, 'Please enter the password'),
  aesKey: text(44, 'Please enter the AES key')
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'The AES key has 44 characters and ends in =')
    .meta({ examples: ['BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='] }),
  hmacKey: text(500, 'Please enter the HMAC key')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'The HMAC key is in base64: letters, digits, + and /')
    .meta({ examples: ['CQkJCQkJCQkJCQkJCQkJCQ=='] }),
});

/** The shop's account at a payment provider. */
export const paymentAccount = z.discriminatedUnion('provider', [razorpay, stripe, sabpaisa]);
export type PaymentAccount = z.output<typeof paymentAccount>;

export const accountProvider = z.enum(['razorpay', 'stripe', 'sabpaisa']);
export type AccountProvider = z.infer<typeof accountProvider>;
