"""Settings take effect at once and persist."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.visitors import Visitors

SOUNDS = ("pick", "lay", "turn", "flip", "snap", "wrong", "start", "warning", "time", "ubongo", "other")

# Two seconds of a sound at full volume: its peak, and when the last of it has died away.
RENDERED = """async (sound) => {
  const address = performance.getEntriesByType('resource').map(({ name }) => name).find((name) => /synth/.test(name));
  const { strike } = await import(address);
  const context = new OfflineAudioContext(1, 2 * 48000, 48000);
  strike(context, sound, 1, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return [peak, samples.findLastIndex((sample) => Math.abs(sample) > 0.001) / 48000];
}"""


def test_a_palette_and_a_theme_apply_at_once_and_after_a_reload(page: Page) -> None:
    page.goto("/")
    piece = page.locator("main path.card").first
    usual = color_of(piece)
    open_settings(page)
    page.locator("[data-settings] input[name=motion][value=reduced]").check()
    page.locator("[data-settings] input[value=gray]").check()
    expect(piece).not_to_have_css("fill", usual)  # palettes that few choose are fetched when chosen
    page.locator("[data-settings] input[value=dark]").check()
    expect(page.locator("html")).to_have_css("color-scheme", "dark")
    gray = color_of(piece)
    page.reload()
    expect(piece).to_have_css("fill", gray)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert page.evaluate("document.documentElement.dataset.motion") == "reduced"


def test_a_system_that_asks_for_more_contrast_gets_it_at_once_unless_a_palette_was_chosen(page: Page) -> None:
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-palette", "default")
    page.emulate_media(contrast="more")
    expect(html).to_have_attribute("data-palette", "contrast")
    page.emulate_media(contrast="no-preference")
    expect(html).to_have_attribute("data-palette", "default")
    page.evaluate("""localStorage.setItem('ubongo:settings', '{"version": 1, "palette": "gray"}')""")
    page.reload()
    page.emulate_media(contrast="more")
    expect(html).to_have_attribute("data-palette", "gray")


def test_pieces_have_letters_once_the_keyboard_is_used_or_by_choice(page: Page) -> None:
    page.goto("/")
    page.locator("[data-action=practice]").click()
    practice = page.locator("[data-number] [data-piece]").first
    practice.wait_for()
    letter = page.locator("[data-board] .letter").last
    expect(letter).to_be_hidden()
    page.locator("[data-board]").focus()
    page.keyboard.press("ArrowRight")
    expect(letter).to_be_visible()
    page.reload()
    practice.wait_for()
    expect(letter).to_be_hidden()
    page.locator("[data-action=settings]").click()
    page.locator("[data-settings] input[name=letters][value=always]").check()
    page.reload()
    expect(letter).to_be_visible()


def test_a_dark_page_does_not_start_with_a_flash(page: Page) -> None:
    page.goto("/")
    open_settings(page)
    page.locator("[data-settings] input[name=theme][value=dark]").check()
    page.route("**/assets/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto("/")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_another_language_needs_no_reload_and_persists(page: Page) -> None:
    page.goto("/")
    page.evaluate("window.isSamePage = true")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.locator("[name=corner-language]").select_option("cs")
    expect(page.get_by_role("button", name="Hrát hned")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    assert page.evaluate("window.isSamePage")
    page.reload()
    expect(page.get_by_role("button", name="Hrát hned")).to_be_visible()


def test_a_visitor_is_greeted_in_the_language_of_the_browser(visit: Visitors) -> None:
    visitor = visit({"locale": "fr-CA"})
    expect(visitor.get_by_role("button", name="Jouer maintenant")).to_be_visible()
    expect(visitor.locator("html")).to_have_attribute("lang", "fr")


def test_settings_by_keys_alone(page: Page) -> None:
    page.goto("/")
    page.locator("[data-action=settings]").focus()
    page.keyboard.press("Enter")
    dialog = page.locator("[data-settings]")
    expect(dialog).to_be_visible()
    page.locator("[data-settings] input[name=palette]:checked").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-palette", "red-green")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-action=settings]")).to_be_focused()


def test_every_sound_is_heard_without_clipping(page: Page) -> None:
    page.goto("/")
    with page.expect_response(lambda response: "synth" in response.url):
        open_settings(page)
    for sound in SOUNDS:
        peak, lasts = page.evaluate(RENDERED, sound)
        assert 0.1 < peak < 0.95, sound
        assert lasts < 1.6, sound


def open_settings(page: Page) -> None:
    """Open them from the corner."""
    page.locator("[data-action=settings]").click()
    expect(page.locator("[data-settings]")).to_be_visible()


def color_of(piece: Locator) -> str:
    """Its computed fill."""
    return piece.evaluate("(element) => getComputedStyle(element).fill")
