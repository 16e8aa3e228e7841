export const RETURN_REASON_MISSING = 'Return reason is required';

export const returnPhotoUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 8 * 1024 * 1024,
} as const;
