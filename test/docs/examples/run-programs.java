import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/** Compiles and runs programs one after the other in one process: each line of the input names the file of one. */
class RunPrograms {
    public static void main(String[] arguments) throws Exception {
        var input = new BufferedReader(new InputStreamReader(System.in));
        var answers = System.out;
        var place = Pattern.compile("\"file\":\"([^\"]+)\"");
        for (var line = input.readLine(); line != null; line = input.readLine()) {
            var file = place.matcher(line);
            file.find();
            var output = new ByteArrayOutputStream();
            System.setOut(new PrintStream(output, true));
            run(Path.of(file.group(1)), output);
            answers.println(Base64.getEncoder().encodeToString(output.toByteArray()));
            answers.flush();
        }
    }

    private static void run(Path file, ByteArrayOutputStream output) {
        try {
            var folder = Files.createTempDirectory(file.getParent(), "java-");
            var source = folder.resolve("Example.java");
            Files.copy(file, source);
            var status = ToolProvider.getSystemJavaCompiler()
                .run(null, output, output, "-proc:none", "-d", folder.toString(), source.toString());
            if (status != 0) return;
            try (var loader = new URLClassLoader(new URL[] { folder.toUri().toURL() })) {
                loader.loadClass("Example").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            }
        } catch (Throwable error) {
            error.printStackTrace(System.out);
        }
    }
}
