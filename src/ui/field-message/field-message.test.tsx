import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { InputField } from '../input-field/input-field.tsx';
import { Select } from '../select/select.tsx';

const common = { id: 'field', label: 'Field', onChange: () => undefined };

const FIELDS = {
  'input field': (props: object) => <InputField {...common} value="" {...props} />,
  select: (props: object) => <Select {...common} value="" options={[]} placeholder="-" {...props} />,
  checkbox: (props: object) => (
    <Checkbox {...common} checked={false} {...props}>
      Field
    </Checkbox>
  ),
};

it.each(Object.entries(FIELDS))('an error is tied to its %s, also while a live region announces it', (_name, view) => {
  const ties = (): unknown[] => {
    const field = screen.getByLabelText('Field');
    return ['aria-describedby', 'aria-errormessage'].map((name) => field.getAttribute(name));
  };
  const { rerender } = render(view({ error: 'Wrong' }));
  expect(ties()).toEqual(['field-message', null]);
  rerender(view({ error: 'Wrong', isMessageAnnounced: true }));
  expect(ties()).toEqual([null, 'field-message']);
  rerender(view({ hint: 'As on your card', isMessageAnnounced: true }));
  expect(ties(), 'a hint is no error').toEqual([null, null]);
});

it.each(Object.entries(FIELDS))('the error of the %s is called one where it is read by itself', (_name, view) => {
  const { rerender } = render(view({ error: 'Wrong' }));
  expect(document.body.textContent, 'without labels').not.toContain('Fehler');
  rerender(view({ error: 'Wrong', errorLabel: 'Fehler' }));
  expect(document.body.textContent).toContain('Fehler: Wrong');
  expect(document.getElementById('field-message')?.textContent, 'the description').toBe('Wrong');
  rerender(<InGerman>{view({ error: 'Wrong' })}</InGerman>);
  expect(document.body.textContent).toContain('Fehler: Wrong');
  rerender(view({ errorLabel: 'Fehler' }));
  expect(document.body.textContent).not.toContain('Fehler');
});
