import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { query } from '../query.ts';
import { Gallery } from './gallery.tsx';

createRoot(query('#gallery')).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
