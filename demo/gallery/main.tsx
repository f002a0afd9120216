import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { find } from '../page-parts.ts';
import { Gallery } from './gallery.tsx';

createRoot(find('#gallery')).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
