import { AlertDialog } from '@gulmohar/ui/alert-dialog.tsx';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { TabList, TabPanel } from '@gulmohar/ui/tabs.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useId, useState } from 'react';
import { Sample } from './sample.tsx';

const variants = ['primary', 'secondary', 'quiet'] as const;
const places = ['middle', 'side', 'full'] as const;
const tabs = [
  { name: 'details', label: 'Details' },
  { name: 'care', label: 'Care' },
] as const;

export function ActionSamples() {
  const id = useId();
  const [open, setOpen] = useState<(typeof places)[number]>();
  const [isAlerted, setAlerted] = useState(false);
  const [tab, setTab] = useState<(typeof tabs)[number]['name']>('details');
  return (
    <>
      <Sample name="Button: each variant, ready and disabled">
        {variants.map((variant) => (
          <div key={variant} className="grid gap-3">
            <Button variant={variant}>Add to cart</Button>
            <Button variant={variant} disabled>
              Sold out
            </Button>
          </div>
        ))}
      </Sample>
      <Sample name="Toasts">
        {(['success', 'error', 'info'] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            onClick={() =>
              showToast(kind, `A toast of ${kind}`, { action: { label: 'Undo', run: () => undefined } })
            }
          >
            {kind}
          </Button>
        ))}
      </Sample>
      <Sample name="Dialog">
        {places.map((place) => (
          <Button key={place} variant="secondary" onClick={() => setOpen(place)}>
            {place}
          </Button>
        ))}
        <Dialog
          title="A dialog"
          isOpen={open !== undefined}
          place={open ?? 'middle'}
          onClose={() => setOpen(undefined)}
        >
          <p className="my-4">It keeps the focus and closes on Escape.</p>
        </Dialog>
      </Sample>
      <Sample name="Alert dialog">
        <Button variant="secondary" onClick={() => setAlerted(true)}>
          Show
        </Button>
        <AlertDialog
          title="An alert"
          text="It is read out at once and stays until it is closed."
          isOpen={isAlerted}
          onClose={() => setAlerted(false)}
        />
      </Sample>
      <Sample name="Tabs">
        <div className="w-full">
          <TabList id={id} label="About the kurti" tabs={tabs} chosen={tab} onChoose={setTab} />
          {tabs.map(({ name, label }) => (
            <TabPanel key={name} id={id} name={name} isShown={name === tab}>
              <p className="py-4">{label} of the kurti.</p>
            </TabPanel>
          ))}
        </div>
      </Sample>
      <Sample name="Problem note">
        <ProblemNote text="The password is not right" />
      </Sample>
    </>
  );
}
