import { uploadVideo, videoUpload } from '@gulmohar/contract/admin/site-document.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { UploadField } from './upload-field.tsx';

const TOO_LARGE = `The video is larger than ${videoUpload.maxBytes / 2 ** 20} MB.`;

type VideoFieldProps = {
  label: string;
  hint?: string;
  /** Empty while there is no video. */
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
};

/** Uploads the chosen video, which is shown as it is. */
export function VideoField({ label, hint, value: address, onChange, error }: VideoFieldProps) {
  const upload = useMutation({
    mutationFn: (file: File) => adminApi(uploadVideo, { body: file }),
    onSuccess: ({ address: uploaded }) => onChange(uploaded),
  });
  const [isTooLarge, setTooLarge] = useState(false);

  /** The server refuses it too, but only once it has been sent. */
  function choose(file: File): void {
    const isBeyond = file.size > videoUpload.maxBytes;
    setTooLarge(isBeyond);
    if (isBeyond) upload.reset();
    else upload.mutate(file);
  }

  return (
    <UploadField
      label={label}
      hint={hint}
      types={videoUpload.types}
      upload={{ ...upload, mutate: choose }}
      pendingText="Uploading …"
      error={isTooLarge ? TOO_LARGE : error}
      onRemove={address ? () => onChange('') : undefined}
    >
      {address && (
        <video
          src={address}
          aria-label={label}
          muted
          controls
          playsInline
          preload="metadata"
          className="aspect-video w-full max-w-lg bg-panel"
        />
      )}
    </UploadField>
  );
}
