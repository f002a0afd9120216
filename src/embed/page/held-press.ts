let isHeld = false;

/** Presses a button that a visitor pressed before its widget was listening. */
export function pressAgain(button: HTMLElement): void {
  isHeld = true;
  try {
    button.click();
  } finally {
    isHeld = false;
  }
}

/** Whether the current click repeats an earlier press: what shows now may not have been on the screen then. */
export function isPressedAgain(): boolean {
  return isHeld;
}
