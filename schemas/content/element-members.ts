/**
 * The names that every HTML element of Chromium has and that a property of a custom element could
 * have. A browser asks its own elements; this is for whoever checks a configuration without one.
 */
const MEMBERS: ReadonlySet<string> = new Set(
  `
accessKey activeViewTransition addEventListener after animate append appendChild
ariaActionsElements ariaActiveDescendantElement ariaAtomic ariaAutoComplete ariaBrailleLabel
ariaBrailleRoleDescription ariaBusy ariaChecked ariaColCount ariaColIndex ariaColIndexText
ariaColSpan ariaControlsElements ariaCurrent ariaDescribedByElements ariaDescription
ariaDetailsElements ariaDisabled ariaErrorMessageElements ariaExpanded ariaFlowToElements
ariaHasPopup ariaHidden ariaInvalid ariaKeyShortcuts ariaLabel ariaLabelledByElements
ariaLevel ariaLive ariaModal ariaMultiLine ariaMultiSelectable ariaNotify ariaOrientation
ariaPlaceholder ariaPosInSet ariaPressed ariaReadOnly ariaRelevant ariaRequired
ariaRoleDescription ariaRowCount ariaRowIndex ariaRowIndexText ariaRowSpan ariaSelected
ariaSetSize ariaSort ariaValueMax ariaValueMin ariaValueNow ariaValueText assignedSlot
attachInternals attachShadow attributeStyleMap attributes autocapitalize autocorrect
autofocus baseURI before blur checkVisibility childElementCount childNodes children
classList className click clientHeight clientLeft clientTop clientWidth cloneNode closest
compareDocumentPosition computedStyleMap constructor contains contentEditable currentCSSZoom
customElementRegistry dataset dir dispatchEvent draggable editContext elementTiming
enterKeyHint firstChild firstElementChild focus focusGroup focusGroupStart getAnimations
getAttribute getAttributeNS getAttributeNames getAttributeNode getAttributeNodeNS
getBoundingClientRect getClientRects getElementsByClassName getElementsByTagName
getElementsByTagNameNS getHTML getRootNode hasAttribute hasAttributeNS hasAttributes
hasChildNodes hasOwnProperty hasPointerCapture hidden hidePopover id inert innerHTML
innerText inputMode insertAdjacentElement insertAdjacentHTML insertAdjacentText insertBefore
isConnected isContentEditable isDefaultNamespace isEqualNode isPrototypeOf isSameNode lang
lastChild lastElementChild localName lookupNamespaceURI lookupPrefix matches moveBefore
namespaceURI nextElementSibling nextSibling nodeName nodeType nodeValue nonce normalize
offsetHeight offsetLeft offsetParent offsetTop offsetWidth onabort onanimationcancel
onanimationend onanimationiteration onanimationstart onauxclick onbeforecopy onbeforecut
onbeforeinput onbeforematch onbeforepaste onbeforetoggle onbeforexrselect onblur oncancel
oncanplay oncanplaythrough onchange onclick onclose oncommand
oncontentvisibilityautostatechange oncontextlost oncontextmenu oncontextrestored oncopy
oncuechange oncut ondblclick ondrag ondragend ondragenter ondragleave ondragover ondragstart
ondrop ondurationchange onemptied onended onerror onfocus onformdata onfullscreenchange
onfullscreenerror ongotpointercapture oninput oninvalid onkeydown onkeypress onkeyup onload
onloadeddata onloadedmetadata onloadstart onlostpointercapture onmousedown onmouseenter
onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel onpaste onpause
onplay onplaying onpointercancel onpointerdown onpointerenter onpointerleave onpointermove
onpointerout onpointerrawupdate onpointerover onpointerup onprogress onratechange onreset onresize onscroll
onscrollend onscrollsnapchange onscrollsnapchanging onsearch onsecuritypolicyviolation
onseeked onseeking onselect onselectionchange onselectstart onslotchange onstalled onsubmit
onsuspend ontimeupdate ontoggle ontransitioncancel ontransitionend ontransitionrun
ontransitionstart onvolumechange onwaiting onwebkitanimationend onwebkitanimationiteration
onwebkitanimationstart onwebkitfullscreenchange onwebkitfullscreenerror
onwebkittransitionend onwheel outerHTML outerText ownerDocument parentElement parentNode
part popover prefix prepend previousElementSibling previousSibling propertyIsEnumerable
pseudo querySelector querySelectorAll releasePointerCapture remove removeAttribute
removeAttributeNS removeAttributeNode removeChild removeEventListener replaceChild
replaceChildren replaceWith requestFullscreen requestPointerLock role scroll scrollBy
scrollHeight scrollIntoView scrollIntoViewIfNeeded scrollLeft scrollTo scrollTop scrollWidth
setAttribute setAttributeNS setAttributeNode setAttributeNodeNS setHTML setHTMLUnsafe
setPointerCapture shadowRoot showPopover slot spellcheck startViewTransition style tabIndex
tagName textContent title toLocaleString toString toggleAttribute togglePopover translate
valueOf virtualKeyboardPolicy webkitMatchesSelector webkitRequestFullScreen
webkitRequestFullscreen when writingSuggestions
`
    .trim()
    .split(/\s+/),
);

/** Names that lead to what stands behind an object. */
const OF_OBJECTS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns true if every element has a property of that name already: through it, a value would
 * become markup, a handler, a style or a class.
 */
export function isElementMember(name: string): boolean {
  return OF_OBJECTS.has(name) || MEMBERS.has(name);
}
