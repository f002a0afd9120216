(function () {
  // The menu of small windows.
  var toggle = document.querySelector('.navbar-toggle');
  toggle.addEventListener('click', function () {
    var open = toggle.getAttribute('aria-expanded') === 'true';
    toggle.setAttribute('aria-expanded', String(!open));
  });
  // Addresses are written so that robots do not read them: each letter was moved by the vector.
  var links = document.querySelectorAll('[data-mailto-token]');
  for (var i = 0; i < links.length; i++) {
    links[i].addEventListener('click', function (event) {
      event.preventDefault();
      var vector = Number(this.getAttribute('data-mailto-vector'));
      var letters = this.getAttribute('data-mailto-token').split('');
      this.href = letters
        .map(function (letter) {
          return String.fromCharCode(letter.charCodeAt(0) - vector);
        })
        .join('');
    });
  }
})();
