import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { FieldMessage } from './field-message.tsx';
export const meta = defineMeta<ComponentProps<typeof FieldMessage>>({
  name: 'FieldMessage',
  summary: 'The line below a field, whose space is always reserved.',
  component: FieldMessage,
  props: ({ text }) => ({ id: 'message', children: text('newsletter.mandatoryNote') }),
  states: ({ text }) => ({ hint: {}, error: { error: text('newsletter.email.required') } }),
  keyboard: [],
});
