/**
 * Runs in the measured page: adds 10,000 elements, a hundred at a time as a list that is loaded on scrolling does, lays
 * them out, and removes them again. An observer is called after each hundred. There is no frame in between: how many
 * there are depends on what else the machine does, and laying out a growing list would be nearly all that is measured.
 */
window.insertElements = async () => {
  const list = document.body.appendChild(document.createElement('ul'));
  for (let batch = 0; batch < 100; batch += 1) {
    for (let item = 0; item < 100; item += 1) {
      const node = document.createElement('li');
      node.className = 'product';
      node.textContent = `Product ${batch} ${item}`;
      list.append(node);
    }
    await Promise.resolve();
  }
  list.getBoundingClientRect();
  list.remove();
};
