import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { moved } from '../form/ordered-rows.tsx';
import { DropZone } from './drop-zone.tsx';
import { FilePreview } from './file-preview.tsx';
import { FormSection } from './form-section.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { fileProblem } from './uploads.ts';

type WaitingPicturesProps = { files: readonly File[]; onChange: (files: File[]) => void };

/** The pictures of a new product, which are uploaded when it is saved. */
export function WaitingPictures({ files, onChange }: WaitingPicturesProps) {
  const [dragged, setDragged] = useState<number>();
  return (
    <FormSection
      title="Pictures"
      note="The first one is shown in lists. The pictures are uploaded when you save."
    >
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {files.map((file, place) => (
          <li
            key={`${file.name} ${file.lastModified} ${file.size}`}
            draggable
            onDragStart={() => setDragged(place)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) onChange(moved(files, dragged, place));
              setDragged(undefined);
            }}
            className="grid content-start gap-1 text-sm"
          >
            <FilePreview file={file} />
            <MoveButtons
              name={file.name}
              place={place}
              count={files.length}
              onMove={(to) => onChange(moved(files, place, to))}
            />
            <span className="truncate">{file.name}</span>
            {fileProblem(file) && <span className="text-problem">{fileProblem(file)}</span>}
            <Button variant="quiet" onClick={() => onChange(files.filter((other) => other !== file))}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <DropZone onFiles={(added) => onChange([...files, ...added])} />
    </FormSection>
  );
}
