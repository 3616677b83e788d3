/** The verbs with which the names of exported functions begin. */
export const VERBS: ReadonlySet<string> = new Set(
  `
    activate add allow alter answer append apply ask assign attach attempt authorise await behave
    build bypass cache call can change check choose claim clamp clean collect compare compile
    complete compress compute connect contains copy count create cut decide decode dedupe defer define
    delete describe detect diff dispatch divide drop duplicate edit elect emit encode end enter escape exclude
    expand explain fetch fill filter find finish fits flatten focus fold follow force forget format
    gather generate get go group grow guard has hash hydrate implies import index inject invert is
    issue iterate join leave limit list listen load locate lock log look manage map mark match
    matches may measure memoize merge morph mount move name needs negotiate normalize note number
    observe offer open order override pack parse paste patch pause plan position post precompress
    preload prepare preserve print provide prune purge raise rasterise read receive record redirect redo
    refetch refuse regenerate register release reload remove rename render renew replace replay
    report request require resolve respond retry return reuse revert revoke route run sanitise save
    scaffold schedule scroll search secure select send separate serve set settle share shift
    should show sign skip slice sort split start step stitch submit subscribe suggest summarise sync
    take to toggle trace translate trap truncate try typeset undo unpack unquote update use
    validate wait watch wrap write
  `
    .trim()
    .split(/\s+/),
);
