import { Button } from '@gulmohar/ui/button.tsx';
import { useEffect, useState } from 'react';
import { DropZone } from './drop-zone.tsx';
import { FormSection } from './form-section.tsx';
import { fileProblem } from './uploads.ts';

type WaitingPicturesProps = { files: readonly File[]; onChange: (files: File[]) => void };

/** Pictures of a new product: uploaded when it is saved. */
export function WaitingPictures({ files, onChange }: WaitingPicturesProps) {
  return (
    <FormSection title="Pictures" note="The first one is shown in lists. They are sent when you save.">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {files.map((file) => (
          <li
            key={`${file.name} ${file.lastModified} ${file.size}`}
            className="grid content-start gap-1 text-sm"
          >
            <Preview file={file} />
            <span className="truncate">{file.name}</span>
            {fileProblem(file) && <span className="text-problem">{fileProblem(file)}</span>}
            <Button look="quiet" onClick={() => onChange(files.filter((other) => other !== file))}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <DropZone onFiles={(added) => onChange([...files, ...added])} />
    </FormSection>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={address} alt="" className="aspect-3/4 w-full bg-rule object-cover" />;
}
