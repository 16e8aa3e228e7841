import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { QuantityInput } from '@gulmohar/ui/quantity-input.tsx';
import { useState } from 'react';
import { Sample } from './sample.tsx';

export function FieldSamples() {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <Sample name="Text field: empty, with hint, wrong, read only, disabled">
        <TextField label="Name" placeholder="Meera" />
        <TextField label="PIN code" hint="Six digits" defaultValue="302001" />
        <TextField label="E-mail" defaultValue="meera@" error="Please enter a valid e-mail address" />
        <TextField label="State" defaultValue="Rajasthan" readOnly />
        <TextField label="Country" defaultValue="India" disabled />
      </Sample>
      <Sample name="Select field: ready, wrong, disabled">
        <SelectField label="Size">
          <option>M</option>
          <option>L</option>
        </SelectField>
        <SelectField label="State" error="Please choose a state">
          <option>Choose</option>
        </SelectField>
        <SelectField label="Country" disabled>
          <option>India</option>
        </SelectField>
      </Sample>
      <Sample name="Password field">
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="raat-ki-rani" />
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" error="Too short" />
      </Sample>
      <Sample name="Check field: off, on, with hint, disabled">
        <CheckField label="Keep me informed" />
        <CheckField label="I accept the terms" defaultChecked />
        <CheckField label="Cash on delivery" hint="Not for this PIN code" disabled />
      </Sample>
      <Sample name="Quantity: between, least, most">
        <QuantityInput label="Kurti" value={quantity} max={5} onChange={setQuantity} />
        <QuantityInput label="Saree" value={0} max={5} onChange={() => undefined} />
        <QuantityInput label="Jutti" value={5} max={5} onChange={() => undefined} />
      </Sample>
    </>
  );
}
