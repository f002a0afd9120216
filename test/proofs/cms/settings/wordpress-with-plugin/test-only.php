<?php
require getenv('HOST_SETTINGS') . '/wordpress-plugins/test-only.php';

// The test chooses the language by the address.
add_filter('locale', fn($locale) => $_GET['host_locale'] ?? $locale);
