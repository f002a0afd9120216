<?php
require getenv('HOST_SETTINGS') . '/wordpress-plugins/test-only.php';
