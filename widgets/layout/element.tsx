import type { WidgetPropsOf } from '../../src/embed/element/declare/widget.ts';
import type { layoutDeclaration } from './declaration.ts';
import { Layout } from './layout.tsx';

/** `<shop-layout>`: reads from the attributes which areas the page omits. */
export function LayoutElement({ attributes: { pageHeader } }: WidgetPropsOf<typeof layoutDeclaration>) {
  return <Layout header={!pageHeader.includes('NO_HEADER')} footer={!pageHeader.includes('NO_FOOTER')} />;
}
