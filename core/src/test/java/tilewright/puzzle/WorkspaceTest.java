package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

final class WorkspaceTest {

    private static final class Table {}

    @Test
    void a_value_is_made_once_for_each_type() {
        try (Workspace workspace = new Workspace()) {
            Table table = workspace.of(Table.class, Table::new);
            StringBuilder other = workspace.of(StringBuilder.class, StringBuilder::new);
            assertThat(workspace.of(Table.class, Table::new)).isSameAs(table);
            assertThat(workspace.of(StringBuilder.class, StringBuilder::new)).isSameAs(other);
        }
    }

    @Test
    void two_workspaces_share_nothing() {
        try (Workspace one = new Workspace();
                Workspace other = new Workspace()) {
            assertThat(one.of(Table.class, Table::new)).isNotSameAs(other.of(Table.class, Table::new));
        }
    }

    @Test
    void a_closed_one_refuses() {
        Workspace workspace = new Workspace();
        workspace.of(Table.class, Table::new);
        workspace.close();
        workspace.close();
        assertThatIllegalStateException()
                .isThrownBy(() -> workspace.of(Table.class, Table::new))
                .withMessageContaining("closed");
    }

    @Test
    void a_cleared_one_makes_its_values_again() {
        try (Workspace workspace = new Workspace()) {
            Table table = workspace.of(Table.class, Table::new);
            workspace.clear();
            assertThat(workspace.of(StringBuilder.class, StringBuilder::new)).isEmpty();
            assertThat(workspace.of(Table.class, Table::new)).isNotSameAs(table);
        }
    }
}
