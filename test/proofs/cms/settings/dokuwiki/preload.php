<?php
// DokuWiki asks for this file before it looks for its settings.
if (!defined('DOKU_CONF')) define('DOKU_CONF', getenv('HOST_FOLDER') . '/conf/');
// Every notice of PHP goes to a file, which the test reads.
if (!defined('DOKU_E_LEVEL')) define('DOKU_E_LEVEL', E_ALL);
ini_set('log_errors', '1');
ini_set('display_errors', '0');
ini_set('error_log', getenv('HOST_ERRORS'));
// The wiki's background task writes a parsed page again, and a request that reads it meanwhile shows an empty page.
if (basename($_SERVER['SCRIPT_NAME']) === 'taskrunner.php') exit;
