import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { PictureIcon } from '../icons/picture.tsx';
import { Banderole, type BanderoleProps } from './banderole.tsx';

/** Where it is at home. */
function BanderoleOnPicture(props: BanderoleProps) {
  return (
    <div
      style={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        inlineSize: '180px',
        blockSize: '120px',
        background: 'var(--_surface-soft)',
      }}
    >
      <PictureIcon />
      <Banderole {...props} />
    </div>
  );
}
export const meta = defineMeta<ComponentProps<typeof BanderoleOnPicture>>({
  name: 'Banderole',
  summary: 'A band across the corner of a picture.',
  component: BanderoleOnPicture,
  props: ({ text }) => ({ variant: 'offer', side: 'start', children: `−${text('newsletter.offer.value')}` }),
  states: () => ({
    offer: {},
    new: { variant: 'new', children: 'Arabica' },
    quiet: { variant: 'quiet', children: 'Bio' },
    'at the end': { side: 'end' },
  }),
  keyboard: [],
});
