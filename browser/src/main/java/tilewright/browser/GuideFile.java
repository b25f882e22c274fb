package tilewright.browser;

import tilewright.puzzle.Catalog;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Puzzle;
import tilewright.text.Json;

/** The guide to each puzzle: its rules and its handbook. The engine draws pictures when they are looked at. */
final class GuideFile {

    private GuideFile() {}

    /** The guides by the puzzles' names. */
    static Json.Obj of(Catalog catalog, String language) {
        Json.Obj all = Json.obj();
        for (Puzzle<?, ?, ?> puzzle : catalog.puzzles()) {
            all = all.with(puzzle.id(), puzzle(puzzle, language));
        }
        return all;
    }

    private static Json.Obj puzzle(Puzzle<?, ?, ?> puzzle, String language) {
        Guide rules = Guide.of(puzzle, language);
        Handbook english = Handbook.of(puzzle);
        return Json.obj()
                .with("how", rules.how())
                .withEach(
                        "rules",
                        rules.sections(),
                        section -> Json.obj().with("title", section.title()).with("text", section.text()))
                .withEach(
                        "articles",
                        Handbook.of(puzzle, language).articles(),
                        article -> article(puzzle, article, english));
    }

    /** An article; where its title is not that in English, this too, by which hints name a technique. */
    private static Json.Obj article(Puzzle<?, ?, ?> puzzle, Handbook.Article article, Handbook english) {
        String title = english.article(article.id()).orElseThrow().title();
        Json.Obj told = Json.obj()
                .with("id", article.id())
                .with("group", article.group())
                .with("title", article.title())
                .with("names", Json.strings(article.names()))
                .with("gist", article.gist())
                .with("text", Json.strings(article.text()))
                .withEach(
                        "rows",
                        article.rows(),
                        row -> Json.obj().with("name", row.name()).with("words", row.words()))
                .withNonEmpty("english", title.equals(article.title()) ? "" : title)
                .withNonEmpty("practice", article.practice());
        return switch (article.picture()) {
            case Handbook.Picture.None _ -> told;
            case Handbook.Picture.Studied(String position, String verb) ->
                told.with("play", puzzle.id() + ":" + position).with("study", verb);
            case Handbook.Picture.Hinted(String position, String order) ->
                told.with("play", puzzle.id() + ":" + position).withNonEmpty("order", order);
        };
    }
}
