import { between, short } from './random.ts';

/** Beans are drawn once per direction (so that the light always falls from the upper left) and then placed by `<use>`. */
const DIRECTIONS = 24;

function bean(direction: number, showsCrease: boolean): string {
  const angle = (360 / DIRECTIONS) * direction;
  const id = beanId(direction, showsCrease);
  const body =
    'M-15 1C-15.5 -6 -8 -10.6 0.5 -10.4C9 -10.2 15.4 -5.6 15 0.6C14.6 7.4 8 10.8 -1 10.5C-9.5 10.2 -14.6 7 -15 1Z';
  const crease = `<path d="M-13.6 .6C-9 -3.4 -4.5 -2.6 0 .2S9.5 3.2 13.6 .2" fill="none" stroke="#9c6a45" stroke-opacity=".55" stroke-width="3.4" transform="translate(.5 .9)"/>
    <path d="M-13.8 .6C-9 -3.2 -4.5 -2.4 0 .2S9.5 3 13.8 .2" fill="none" stroke="#180a04" stroke-width="2.1" stroke-linecap="round"/>`;
  return `<radialGradient id="${id}-light" gradientUnits="userSpaceOnUse" cx="-5" cy="-6" r="20" gradientTransform="rotate(${-angle})">
    <stop offset="0" stop-color="#a06b43"/><stop offset=".32" stop-color="#6b3f23"/><stop offset=".7" stop-color="#3d2012"/><stop offset="1" stop-color="#1f0f08"/></radialGradient>
  <radialGradient id="${id}-gloss" gradientUnits="userSpaceOnUse" cx="-5.5" cy="-6" r="6.5" gradientTransform="rotate(${-angle}) scale(1.25 .8)">
    <stop offset="0" stop-color="#fff0dc" stop-opacity=".8"/><stop offset="1" stop-color="#ffe2c0" stop-opacity="0"/></radialGradient>
  <g id="${id}" transform="rotate(${angle})"><path d="${body}" fill="url(#${id}-light)"/>${showsCrease ? crease : ''}<path d="${body}" fill="url(#${id}-gloss)"/></g>`;
}

function beanId(direction: number, showsCrease: boolean): string {
  return `bean${direction}${showsCrease ? 'c' : 'b'}`;
}

/** The definitions that {@link placedBean} refers to. */
export function beanDefinitions(): string {
  const drawn: string[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction += 1)
    drawn.push(bean(direction, true), bean(direction, false));
  return `<radialGradient id="bean-shadow"><stop offset="0" stop-color="#2a1408" stop-opacity=".75"/><stop offset=".55" stop-color="#2a1408" stop-opacity=".42"/><stop offset="1" stop-color="#2a1408" stop-opacity="0"/></radialGradient>${drawn.join('')}`;
}

/** One bean with its shadow; `degrees` is where its length points, `size` 1 is 30 units long. */
export function placedBean(x: number, y: number, degrees: number, size: number, showsCrease: boolean): string {
  const direction = Math.round((((degrees % 360) + 360) % 360) / (360 / DIRECTIONS)) % DIRECTIONS;
  const angle = (360 / DIRECTIONS) * direction;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size)})"><ellipse rx="20" ry="14.5" transform="translate(5 6.5) rotate(${angle})" fill="url(#bean-shadow)"/><use href="#${beanId(direction, showsCrease)}"/></g>`;
}

/** A heap of beans that fills the circle; each lies on those drawn before it. */
export function heapOfBeans(random: () => number, cx: number, cy: number, radius: number, size: number): string {
  const placed: string[] = [];
  const step = 15 * size;
  for (let y = -radius; y <= radius; y += step) {
    for (let x = -radius; x <= radius; x += step) {
      const px = x + between(random, -0.5, 0.5) * step;
      const py = y + between(random, -0.5, 0.5) * step;
      if (Math.hypot(px, py) > radius) continue;
      placed.push(
        placedBean(cx + px, cy + py, between(random, 0, 360), size * between(random, 0.9, 1.12), random() < 0.58),
      );
    }
  }
  for (let index = placed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [placed[index], placed[other]] = [placed[other] ?? '', placed[index] ?? ''];
  }
  return placed.join('');
}
