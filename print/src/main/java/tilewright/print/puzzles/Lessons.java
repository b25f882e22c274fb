package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.book.Book.Figure;
import tilewright.print.book.Book.Lesson;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Handbook.Picture;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Hinter.Stage;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * A puzzle's rules and handbook, made ready for print.
 *
 * @param words of the language that they are in
 * @param stop for what the examples of articles show, which is looked for
 */
record Lessons(Words words, Workspace workspace, Stop stop) {

    <S> List<Lesson> rules(Puzzle<?, S, ?> puzzle) {
        return Guide.of(puzzle, words.language()).sections().stream()
                .map(section -> rule(puzzle, section))
                .toList();
    }

    private static <S> Lesson rule(Puzzle<?, S, ?> puzzle, Guide.Section section) {
        Scene scene = puzzle.draw(puzzle.texts().positions().parse(section.position()));
        Figure figure = new Figure(scene, section.marks(scene));
        return new Lesson(section.title(), "", List.of(section.paper()), Optional.of(figure), List.of());
    }

    /**
     * The lesson of an article.
     *
     * @param id of an article that is there
     */
    <P, S, M> Lesson article(Puzzle<P, S, M> puzzle, String id) {
        Article article = Handbook.of(puzzle, words.language()).article(id).orElseThrow();
        boolean paper = !article.paper().isEmpty();
        List<String> steps = new ArrayList<>(article.rows().stream()
                .filter(_ -> !paper)
                .map(row ->
                        words.text(PuzzlesMessages.row(Message.verbatim(row.name()), Message.verbatim(row.words()))))
                .toList());
        Optional<Figure> figure = figure(puzzle, article.picture(), steps);
        return new Lesson(article.title(), article.gist(), paper ? article.paper() : article.text(), figure, steps);
    }

    /** @param steps is given what the picture shows */
    private <P, S, M> Optional<Figure> figure(Puzzle<P, S, M> puzzle, Picture picture, List<String> steps) {
        return switch (picture) {
            case Picture.None() -> Optional.empty();
            case Picture.Hinted(String text, String order) -> {
                S position = puzzle.texts().positions().parse(text);
                Optional<Hint<M>> hint = puzzle.abilities(workspace)
                        .inOrder(order)
                        .orElseThrow()
                        .hinter()
                        .flatMap(hinter -> hinter.hint(position, stop));
                hint.ifPresent(it -> it.stages().stream()
                        .filter(stage -> !stage.text().text().equals(it.technique() + "."))
                        .map(stage -> Sentences.shortened(words.text(stage.text())))
                        .forEach(steps::add));
                List<Mark> marks =
                        hint.map(it -> it.stages().getLast()).map(Stage::marks).orElse(List.of());
                yield Optional.of(new Figure(puzzle.draw(position), marks));
            }
            case Picture.Studied(String text, String verb) -> {
                S position = puzzle.texts().positions().parse(text);
                Optional<Study.Picture> studied = puzzle.abilities(workspace).studies().stream()
                        .filter(study -> study.verb().equals(verb))
                        .findFirst()
                        .flatMap(study -> study.study(position, 0, Limits.NONE.withStop(stop))
                                .picture());
                studied.ifPresent(it -> steps.add(words.text(it.caption())));
                yield Optional.of(new Figure(
                        puzzle.draw(position), studied.map(Study.Picture::marks).orElse(List.of())));
            }
        };
    }
}
