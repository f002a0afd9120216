import { bagDefinitions, coffeeBag } from './bag.ts';
import { beanDefinitions, heapOfBeans, placedBean } from './beans.ts';
import { finish } from './finish.ts';
import { craspedia, leafShadow, stem } from './flowers.ts';
import { between, seededRandom } from './random.ts';
import { creamer, cupAndSaucer, ironBowl, tablewareDefinitions } from './tableware.ts';
import { knit, linen, stitchDefinition, textileDefinitions } from './textiles.ts';

type Draw = (random: () => number) => string;

function picture(width: number, height: number, seed: number, shade: string, draw: Draw): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>${textileDefinitions()}${tablewareDefinitions()}${beanDefinitions()}${bagDefinitions()}
${stitchDefinition('caramel', '#d99a66', '#b06f41', '#6e3c1c')}${stitchDefinition('cream', '#fffaf0', '#efdfc6', '#b39270')}</defs>
${draw(seededRandom(seed))}
${finish(width, height, shade === '' ? '' : `<g transform="${shade}">${leafShadow()}</g>`, 0.2)}
</svg>
`;
}

function strewnBeans(random: () => number, count: number, cx: number, cy: number, spread: number): string {
  let beans = '';
  for (let index = 0; index < count; index += 1) {
    const angle = between(random, 0, Math.PI * 2);
    const distance = spread * Math.pow(random(), 0.7);
    beans += placedBean(
      cx + Math.cos(angle) * distance * 1.5,
      cy + Math.sin(angle) * distance,
      between(random, 0, 360),
      0.98,
      random() < 0.6,
    );
  }
  return beans;
}

/** A piece of knitting with its shadow and a soft wave, its upper left corner at the origin. */
function throwOver(columns: number, rows: number, stitchOf: (row: number) => string, ground: string): string {
  const [width, height] = [columns * 22, rows * 15];
  return `<rect width="${width}" height="${height}" rx="14" fill="#3b200e" opacity=".5" filter="url(#soft12)" transform="translate(14 16)"/>
  <g filter="url(#wool)">${knit(columns, rows, stitchOf, ground)}</g>
  <g filter="url(#soft12)" fill="none"><path d="M0 ${height * 0.4}C${width * 0.3} ${height * 0.3} ${width * 0.6} ${height * 0.55} ${width} ${height * 0.4}" stroke="#2d1206" stroke-opacity=".2" stroke-width="30"/><path d="M0 ${height * 0.32}C${width * 0.3} ${height * 0.22} ${width * 0.6} ${height * 0.47} ${width} ${height * 0.32}" stroke="#fff3de" stroke-opacity=".3" stroke-width="26"/></g>`;
}

const cream = (): string => 'cream';
const striped = (row: number): string => (row % 9 === 4 || row % 9 === 5 ? 'cream' : 'caramel');

/** Every picture of the shop page by the name of its file; sizes are those of the drawings. */
export const SHOP_PICTURES: Readonly<Record<string, { width: number; height: number; svg: string }>> = {
  hero: {
    width: 960,
    height: 720,
    svg: picture(
      960,
      720,
      11,
      'translate(40 60) rotate(12) scale(1.9)',
      (random) => `${linen(960, 720)}
      <g transform="translate(500 -190) rotate(12) scale(1.25)">${throwOver(24, 24, cream, '#9a7a56')}</g>
      <g transform="translate(96 62) rotate(-10) scale(1.42)">${coffeeBag()}</g>
      ${strewnBeans(random, 26, 400, 590, 110)}
      <g transform="translate(650 410) scale(1.34)">${cupAndSaucer(random, 'black')}</g>
      <g transform="translate(76 580) scale(1.2)">${stem('M176 150C130 96 84 60 22 18')}${stem('M190 120C140 84 110 66 76 50')}${craspedia(16, 12, 25)}${craspedia(70, 44, 20)}</g>`,
    ),
  },
  'category-coffee': {
    width: 640,
    height: 480,
    svg: picture(
      640,
      480,
      12,
      '',
      (random) => `<rect width="640" height="480" fill="#1c0f08"/>${heapOfBeans(random, 320, 240, 430, 1.5)}`,
    ),
  },
  'category-fashion': {
    width: 640,
    height: 480,
    svg: picture(
      640,
      480,
      13,
      'translate(40 60) rotate(20) scale(1.4)',
      () => `<rect width="640" height="480" fill="#9a7a56"/>
      <g transform="translate(-60 -80) rotate(-6) scale(1.45)">${throwOver(26, 28, cream, '#9a7a56')}</g>
      <g transform="translate(250 270) rotate(-14) scale(1.45)">${throwOver(20, 18, striped, '#55290f')}</g>`,
    ),
  },
  'category-home': {
    width: 640,
    height: 480,
    svg: picture(
      640,
      480,
      14,
      'translate(-20 40) rotate(10) scale(1.5)',
      (random) => `${linen(640, 480)}
      <g transform="translate(500 130)">${ironBowl(120, '')}</g>
      <g transform="translate(230 250) scale(1.7)">${creamer(random, 30)}</g>
      <g transform="translate(460 330)">${stem('M176 150C130 96 84 60 22 18')}${stem('M190 120C140 84 110 66 76 50')}${craspedia(16, 12, 27)}${craspedia(70, 44, 21)}</g>`,
    ),
  },
  'product-beans': {
    width: 480,
    height: 480,
    svg: picture(
      480,
      480,
      15,
      'translate(-60 60) rotate(10) scale(1.3)',
      (random) =>
        `${linen(480, 480)}${strewnBeans(random, 14, 330, 400, 70)}<g transform="translate(112 66) rotate(-5) scale(1.06)">${coffeeBag()}</g>`,
    ),
  },
  'product-cup': {
    width: 480,
    height: 480,
    svg: picture(
      480,
      480,
      16,
      'translate(-60 40) rotate(10) scale(1.3)',
      (random) => `${linen(480, 480)}<g transform="translate(232 228)">${cupAndSaucer(random, 'poured')}</g>`,
    ),
  },
  'product-throw': {
    width: 480,
    height: 480,
    svg: picture(
      480,
      480,
      17,
      'translate(-60 60) rotate(14) scale(1.3)',
      () => `${linen(480, 480)}<g transform="translate(62 96) rotate(-5)">
      <g transform="translate(6 16)">${throwOver(17, 20, striped, '#55290f')}</g><g transform="translate(-2 6)">${throwOver(17, 20, striped, '#55290f')}</g><g transform="translate(3 -8)">${throwOver(17, 13, striped, '#55290f')}</g></g>`,
    ),
  },
  'product-jug': {
    width: 480,
    height: 480,
    svg: picture(
      480,
      480,
      18,
      'translate(-60 60) rotate(10) scale(1.3)',
      (random) => `${linen(480, 480)}<g transform="translate(225 225) scale(1.9)">${creamer(random, 34)}</g>`,
    ),
  },
};
