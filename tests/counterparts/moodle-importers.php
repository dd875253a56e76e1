<?php
// Reads a file of questions by Moodle's own importers and prints what they found as JSON:
//   php moodle-importers.php <Moodle's sources> gift|xml <file>
// Moodle itself is not started. What its importers call of the rest of it stands in here, as small as it can be.

// Older sources of Moodle use what a newer PHP no longer likes; their notes are not about the questions.
error_reporting(E_ALL & ~E_DEPRECATED & ~E_NOTICE & ~E_WARNING);
define('MOODLE_INTERNAL', true);
define('FORMAT_MOODLE', '0');
define('FORMAT_HTML', '1');
define('FORMAT_PLAIN', '2');
define('FORMAT_WIKI', '3');
define('FORMAT_MARKDOWN', '4');
define('PARAM_TEXT', 'text');
define('PARAM_FILE', 'file');
define('DEBUG_DEVELOPER', 1);

// Not an Exception: older sources declare its properties in a way that PHP 8 refuses. Throwing it ends the run all the same.
class moodle_exception
{
    public function __construct(...$about)
    {
    }
}

class core_text
{
    public static function trim_utf8_bom($text)
    {
        return preg_replace('/^\xEF\xBB\xBF/', '', $text);
    }

    public static function strlen($text)
    {
        return mb_strlen($text, 'UTF-8');
    }
}

class core_tag_tag
{
    public static function is_enabled($component, $type)
    {
        return true;
    }
}

class question_bank
{
    public static function get_all_qtypes()
    {
        return [];
    }

    public static function get_qtype($name, $isNeeded = true)
    {
        return null;
    }
}

function get_string($name, $component = '', $a = null)
{
    return $name;
}

function get_config($plugin, $name)
{
    return 1;
}

function clean_param($text, $type)
{
    return strip_tags($text);
}

function shorten_text($text, $length)
{
    return mb_substr($text, 0, $length, 'UTF-8');
}

function s($text)
{
    return htmlspecialchars($text);
}

function debugging($message)
{
    throw new Exception($message);
}

[, $root, $format, $file] = $argv;
$CFG = (object) ['libdir' => "$root/lib", 'dirroot' => $root];
if ($format === 'xml') {
    require_once "$root/lib/xmlize.php";
}
require_once "$root/question/format.php";
require_once "$root/question/format/$format/format.php";

$class = "qformat_$format";
$importer = new $class();
$read = function ($file) {
    return $this->readquestions($this->readdata($file));
};

// The importers print their errors as they go.
ob_start();
$questions = $read->call($importer, $file);
$printed = ob_get_clean();

$namesIn = function ($path) {
    return $this->split_category_path($path);
};
$found = array_map(function ($question) use ($importer, $namesIn) {
    if ($question->qtype === 'category') {
        return ['qtype' => 'category', 'names' => $namesIn->call($importer, $question->category)];
    }
    $options = [];
    foreach ($question->answer ?? [] as $at => $answer) {
        $options[] = [
            'text' => $answer['text'],
            'format' => $answer['format'],
            'fraction' => (float) $question->fraction[$at],
            'feedback' => $question->feedback[$at]['text'],
        ];
    }
    return [
        'qtype' => $question->qtype,
        'text' => $question->questiontext,
        'format' => $question->questiontextformat,
        'feedback' => $question->generalfeedback,
        'isSingle' => (bool) ($question->single ?? false),
        'options' => $options,
    ];
}, array_values($questions));
echo json_encode(
    ['questions' => $found, 'errors' => $importer->importerrors, 'printed' => $printed],
    JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR
);
