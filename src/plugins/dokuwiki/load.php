<?php

foreach (['Content', 'Data', 'Settings', 'Tag'] as $class) {
    require_once __DIR__ . "/shared/$class.php";
}
